"""Rules for hasgen: an outline for each module, and what joins them.

Copy this file into a workspace. It needs bash and a tool '@hasgen//:hasgen', or another one that
'tool' names; the page 'ManyModules' of HasKit shows both. No other rules are loaded.

    hasgen_outline   one action for each module: reads its sources, which no other action does
    hasgen_check     one action: fails if a generated file is out of date, or has an error
    hasgen_generate  'bazel run' writes the generated files into the workspace
"""

HasgenOutlinesInfo = provider(
    doc = "Outlines of modules, as 'hasgen scan --module' prints them.",
    fields = {"outlines": "A depset of files."},
)

_TOOL = {
    "tool": attr.label(
        doc = "The program. It is an input: with another version, all is made anew.",
        default = "@hasgen//:hasgen",
        executable = True,
        allow_single_file = True,
        cfg = "exec",
    ),
}

_PROJECT = {
    "config": attr.label(
        doc = "The configuration, if there is one: '//:.hasgen.json'.",
        allow_single_file = True,
    ),
    "data": attr.label_list(
        doc = "Manifests, and what else the configuration names: templates, 'output' files that " +
              "are in no module, the files of test targets with doubles.",
        allow_files = True,
    ),
}

_OUTLINES = {
    "outlines": attr.label_list(
        doc = "The 'hasgen_outline' of each module.",
        allow_empty = False,
        mandatory = True,
        providers = [HasgenOutlinesInfo],
    ),
}

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _folder(path):
    return path.rpartition("/")[0] or "."

def _config_words(config):
    return " --config " + _quoted(config.short_path) if config else ""

def _staging(files):
    """Commands that change to a folder in which files stand as they do in the workspace.

    In a sandbox they are links to elsewhere, and without one there are others beside them.
    """
    folders = {}
    for file in files:
        if file.short_path.startswith("../"):
            fail("hasgen reads files of this workspace only, and not '%s'" % file.short_path)
        folders.setdefault(_folder(file.short_path), []).append(_quoted(file.path))
    lines = [
        "set -eu",
        "here=$PWD",
        "work=$(mktemp -d)",
        "trap 'rm -rf \"$work\"' EXIT",
    ]
    for folder, paths in folders.items():
        target = '"$work"/' + _quoted(folder)
        lines += ["mkdir -p " + target, "cp -L %s %s" % (" ".join(paths), target)]
    return lines + ['cd "$work"']

def _hasgen_outline_impl(ctx):
    module = ctx.attr.module or ctx.label.package.rpartition("/")[2]
    outline = ctx.actions.declare_file(ctx.label.name + ".json")
    config = ctx.file.config
    files = ctx.files.srcs + ctx.files.data + ([config] if config else [])
    ctx.actions.run_shell(
        outputs = [outline],
        inputs = files,
        tools = [ctx.executable.tool],
        command = "\n".join(_staging(files) + [
            '"$here"/%s scan --module %s --format json%s > "$here"/%s' % (
                _quoted(ctx.executable.tool.path),
                _quoted(module),
                _config_words(config),
                _quoted(outline.path),
            ),
        ]),
        mnemonic = "HasgenOutline",
        progress_message = "Outlining module " + module,
    )
    outlines = depset([outline])
    return [DefaultInfo(files = outlines), HasgenOutlinesInfo(outlines = outlines)]

hasgen_outline = rule(
    doc = "Outlines a module: its declarations, without the bodies of functions.",
    implementation = _hasgen_outline_impl,
    attrs = dict(
        module = attr.string(doc = "The module's name; the folder's name without it."),
        srcs = attr.label_list(
            doc = "All Swift files of the module, generated ones included.",
            allow_files = [".swift"],
            mandatory = True,
        ),
        **dict(_TOOL, **_PROJECT)
    ),
)

def _joined(ctx):
    return depset(transitive = [
        target[HasgenOutlinesInfo].outlines
        for target in ctx.attr.outlines
    ])

def _hasgen_check_impl(ctx):
    outlines = _joined(ctx)
    stamp = ctx.actions.declare_file(ctx.label.name + ".checked")
    config = ctx.file.config
    files = ctx.files.data + ([config] if config else [])
    ctx.actions.run_shell(
        outputs = [stamp],
        inputs = depset(files, transitive = [outlines]),
        tools = [ctx.executable.tool],
        arguments = [ctx.actions.args().add_all(outlines)],
        command = "\n".join(_staging(files) + [
            '"$here"/%s check%s --from "${@/#/$here/}"' % (
                _quoted(ctx.executable.tool.path),
                _config_words(config),
            ),
            'touch "$here"/' + _quoted(stamp.path),
        ]),
        mnemonic = "HasgenCheck",
        progress_message = "Checking what hasgen generated",
    )
    # A target with this one among its dependencies is not built without the check.
    return [
        DefaultInfo(files = depset([stamp])),
        OutputGroupInfo(_validation = depset([stamp])),
    ]

hasgen_check = rule(
    doc = "Fails if 'hasgen_generate' would write something, or if there is an error.",
    implementation = _hasgen_check_impl,
    attrs = dict(_OUTLINES, **dict(_TOOL, **_PROJECT)),
)

def _hasgen_generate_impl(ctx):
    outlines = _joined(ctx).to_list()
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "\n".join([
        "#!/usr/bin/env bash",
        "set -eu",
        "here=$PWD",
        "outlines=(",
    ] + ['  "$here"/' + _quoted(outline.short_path) for outline in outlines] + [
        ")",
        'cd "$BUILD_WORKSPACE_DIRECTORY"',
        'exec "$here"/%s generate%s --from "${outlines[@]}" "$@"' % (
            _quoted(ctx.executable.tool.short_path),
            _config_words(ctx.file.config),
        ),
        "",
    ]), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = outlines + [ctx.executable.tool]),
    )]

hasgen_generate = rule(
    doc = "Writes the generated files that are out of date, on 'bazel run'.",
    implementation = _hasgen_generate_impl,
    executable = True,
    attrs = dict(_OUTLINES, config = _PROJECT["config"], **_TOOL),
)
