export interface DemoModuleParts {
  readonly name: string;
  /** Import paths, as the generated module writes them. */
  readonly component: string;
  readonly source: string;
  readonly library: string;
  /** Whether the server shows the source too. */
  readonly sourceOpen: boolean;
}

const quote = (text: string) => JSON.stringify(text);

/**
 * The module the server compiles: component and wrapper are there at once, so that the page's HTML
 * holds the demo and its critical styles.
 */
export function serverModule({
  name,
  component,
  source,
  library,
  sourceOpen,
}: DemoModuleParts): string {
  const lines = [
    `import Component from ${quote(component)};`,
    `import Library from ${quote(library)};`,
    ...(sourceOpen ? [`import initialSource from ${quote(source)};`] : []),
    'const initial = { Component, Library };',
    'export default {',
    `  name: ${quote(name)},`,
    '  initial,',
    `  initialSource${sourceOpen ? '' : ': null'},`,
    '  load: () => Promise.resolve(initial),',
    `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

/** The module the browser gets: nothing is fetched before it is asked for. */
export function clientModule({ name, component, source, library }: DemoModuleParts): string {
  const lines = [
    'export default {',
    `  name: ${quote(name)},`,
    '  initial: null,',
    '  initialSource: null,',
    '  load: () =>',
    `    Promise.all([import(${quote(component)}), import(${quote(library)})]).then(`,
    '      ([component, library]) => ({ Component: component.default, Library: library.default }),',
    '    ),',
    `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
