// Runs 'checkBoard' of a WebAssembly module, with the few functions of C that Embedded Swift asks for.
import { readFileSync } from "node:fs";
const { exports } = new WebAssembly.Instance(
  new WebAssembly.Module(readFileSync(process.argv[2])), {
    env: {
      // Memory is never given back: what runs here is short.
      posix_memalign(result, alignment, size) {
        const start = Math.ceil(end / alignment) * alignment;
        end = start + size;
        const missing = end - exports.memory.buffer.byteLength;
        if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
        new DataView(exports.memory.buffer).setUint32(result, start, true);
        return 0;
      },
      free() {},
      putchar: (character) => character,
      __stack_chk_fail() { throw new Error("the stack is broken"); },
    },
  });
let end = exports.__heap_base.value;
const works = exports.checkBoard() & 1;
console.log(works ? "the board works as WebAssembly" : "the board does not work as WebAssembly");
process.exit(works ? 0 : 1);
