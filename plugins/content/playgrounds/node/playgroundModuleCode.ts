import ts from 'typescript';
import type { DemoLibrary } from '../../../../src/site/demoLibraries';
import { installedRequest, moduleRequests, type PackagedVersion } from '../../demos/node';
import { themeCode } from '../client/themeCode';
import type { PlaygroundData, PlaygroundFile } from '../contract';

/** Import paths of the site's code in generated modules. */
const FEATURE = '@site/src/features/component-playground';
const PANEL = `${FEATURE}/panel`;
/** Import path of the panel that also shows the CSS of `sx`. */
const SX_PANEL = `${FEATURE}/sxPanel`;
const PROPS_HOOK = `${FEATURE}/usePlaygroundProps`;

export interface PlaygroundModuleParts {
  readonly data: PlaygroundData;
  /** Path of the page, relative to the site. */
  readonly page: string;
  readonly library: DemoLibrary;
  /** Import path of the library's wrapper, and its chunk. */
  readonly wrapper: string;
  readonly wrapperChunk: string;
  /** Import path of the style sheet; `null` for a library without CSS variables. */
  readonly stylesheet: string | null;
  /** Import path of the module below, and its chunk. */
  readonly component: string;
  readonly chunk: string;
}

const quote = (value: unknown) => JSON.stringify(value);
const importInChunk = (chunk: string, request: string) =>
  `import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;

/**
 * Returns the module of a playground. On the server it contains component and panel, in the browser
 * it loads them on demand.
 */
export function playgroundModule(parts: PlaygroundModuleParts, isServer: boolean): string {
  const { data, page, library, wrapper, wrapperChunk, stylesheet, component, chunk } = parts;
  const panel = data.source.sx === undefined ? PANEL : SX_PANEL;
  const panelChunk = data.source.sx === undefined ? 'playground-panel' : 'playground-sx-panel';
  const lines = [
    stylesheet === null
      ? 'const stylesheet = null;'
      : `import stylesheet from ${quote(stylesheet)};`,
    ...(isServer
      ? [
          `import Component from ${quote(component)};`,
          `import Library from ${quote(wrapper)};`,
          `import * as panel from ${quote(panel)};`,
          'const initial = { Component, Library, css: null };',
          'const load = () => Promise.resolve(initial);',
          'const loadPanel = () => Promise.resolve(panel);',
        ]
      : [
          'const initial = null;',
          'const panel = null;',
          'const load = () =>',
          `  Promise.all([${importInChunk(wrapperChunk, wrapper)}, ${importInChunk(chunk, component)}]).then(`,
          '    ([library, component]) => ({',
          '      Component: component.default,',
          '      Library: library.default,',
          '      css: null,',
          '    }),',
          '  );',
          `const loadPanel = () => ${importInChunk(panelChunk, panel)};`,
        ]),
    `const demo = { name: ${quote(data.component)}, path: ${quote(page)}, library: ${quote(library)}, stylesheet, initial, load };`,
    `export default { ...${quote(data)}, demo, initialPanel: panel, loadPanel };`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns an import statement as resolved from a page of a version. */
function resolvedImport(code: string, version: PackagedVersion | undefined): string {
  const [request] = moduleRequests(code);
  if (!request) return code;
  const { specifier, start, end } = request;
  return code.slice(0, start) + installedRequest(specifier, version) + code.slice(end);
}

/**
 * Returns the module of the component with the props of the playground's state. It consists of the
 * same code that readers see.
 */
export function componentModule(
  { component, controls, source }: PlaygroundData,
  { template = `<${component} {...props} />` }: PlaygroundFile,
  version: PackagedVersion | undefined,
): string {
  const examples = controls.flatMap((control) => {
    if (control.kind !== 'choice' || !control.code) return [];
    const entries = Object.entries(control.code).map(([name, code]) => `${quote(name)}: ${code}`);
    return `${quote(control.prop)}: { ${entries.join(', ')} },`;
  });
  const props = `usePlaygroundProps({ ${examples.join(' ')} })`;
  const code = [
    ...source.imports.map((statement) => resolvedImport(statement.code, version)),
    `import { usePlaygroundProps } from ${quote(PROPS_HOOK)};`,
    source.theme ? themeCode(source.theme) : '',
    `export default function ${component}Playground() {`,
    source.setup,
    source.sx === undefined
      ? `const props = ${props};`
      : `const props = { sx: { ${[source.sx, `...${props}`].filter(Boolean).join(', ')} } };`,
    `return (${template});`,
    '}',
  ].join('\n');
  const { outputText } = ts.transpileModule(code, {
    fileName: 'Playground.tsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      // Unused imports would be removed with the names that only JSX uses.
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}
