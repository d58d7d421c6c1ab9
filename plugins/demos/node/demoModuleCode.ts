export interface DemoModuleParts {
  readonly name: string;
  /** Import paths, as the generated module writes them. */
  readonly component: string;
  readonly source: string;
  readonly library: string;
  /** Names of the chunks that `component` and `library` go into. */
  readonly componentChunk: string;
  readonly libraryChunk: string;
  /** `null` for a library without CSS variables. */
  readonly stylesheet: string | null;
  /** Whether the server shows the source too. */
  readonly sourceOpen: boolean;
}

const quote = (text: string) => JSON.stringify(text);

/** Imports the style sheet's address, if there is one, as `stylesheet`. */
function stylesheetLine(stylesheet: string | null): string {
  return stylesheet === null
    ? 'const stylesheet = null;'
    : `import stylesheet from ${quote(stylesheet)};`;
}

function importInChunk(chunk: string, request: string): string {
  return `import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;
}

/**
 * The module the server compiles: component and wrapper are there at once, so that the page's HTML
 * holds the demo and its critical styles.
 */
export function serverModule({
  name,
  component,
  source,
  library,
  stylesheet,
  sourceOpen,
}: DemoModuleParts): string {
  const lines = [
    `import Component from ${quote(component)};`,
    `import Library from ${quote(library)};`,
    ...(sourceOpen ? [`import initialSource from ${quote(source)};`] : []),
    stylesheetLine(stylesheet),
    'const initial = { Component, Library };',
    'export default {',
    `  name: ${quote(name)},`,
    '  stylesheet,',
    '  initial,',
    `  initialSource${sourceOpen ? '' : ': null'},`,
    '  load: () => Promise.resolve(initial),',
    `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

/** The module the browser gets: nothing is fetched before it is asked for. */
export function clientModule({
  name,
  component,
  source,
  library,
  stylesheet,
  componentChunk,
  libraryChunk,
}: DemoModuleParts): string {
  const lines = [
    stylesheetLine(stylesheet),
    'export default {',
    `  name: ${quote(name)},`,
    '  stylesheet,',
    '  initial: null,',
    '  initialSource: null,',
    '  load: () =>',
    '    Promise.all([',
    `      ${importInChunk(componentChunk, component)},`,
    `      ${importInChunk(libraryChunk, library)},`,
    '    ]).then(([component, library]) => ({',
    '      Component: component.default,',
    '      Library: library.default,',
    '    })),',
    `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
