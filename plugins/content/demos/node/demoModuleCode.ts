import type { DemoLibrary, DemoStyling } from '../contract';

/** A component file and the chunk it goes into. */
export interface StylingParts {
  readonly styling: DemoStyling;
  /** Import paths, as the generated module writes them. */
  readonly component: string;
  readonly source: string;
  /** Of the module with its CSS; `null` for a styling that needs none. */
  readonly css: string | null;
  readonly chunk: string;
}

export interface DemoModuleParts {
  readonly name: string;
  readonly path: string;
  readonly library: DemoLibrary;
  /** The first is `system`. */
  readonly stylings: readonly [StylingParts, ...StylingParts[]];
  readonly previewLines: number;
  /** Import path of the library's wrapper, and the chunk it goes into. */
  readonly wrapper: string;
  readonly wrapperChunk: string;
  /** Import path of the style sheet; `null` for a library without CSS variables. */
  readonly stylesheet: string | null;
  /** Whether the page's HTML holds some of the source. */
  readonly sourceInPage: boolean;
  readonly usesIconFont: boolean;
}

const quote = (value: unknown) => JSON.stringify(value);

/** Imports the style sheet's address, if there is one, as `stylesheet`. */
function stylesheetLine(stylesheet: string | null): string {
  return stylesheet === null
    ? 'const stylesheet = null;'
    : `import stylesheet from ${quote(stylesheet)};`;
}

function factLines(parts: DemoModuleParts): string[] {
  const { name, path, library, stylings, previewLines } = parts;
  return [
    ...(parts.usesIconFont ? ['  usesIconFont: true,'] : []),
    `  name: ${quote(name)},`,
    `  path: ${quote(path)},`,
    `  library: ${quote(library)},`,
    '  stylesheet,',
    `  stylings: ${quote(stylings.map(({ styling }) => styling))},`,
    `  previewLines: ${previewLines},`,
  ];
}

function importInChunk(chunk: string, request: string): string {
  return `import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;
}

/** Import path of the function that the browser fetches a source with. */
const FETCH_SOURCE = '@site/plugins/content/demos/client/fetchSource';

/** The imports of a component and, where it has some, its CSS. */
function componentImports({ component, css, chunk }: StylingParts): string {
  const requests = css === null ? [component] : [component, css];
  return requests.map((request) => importInChunk(chunk, request)).join(', ');
}

/** An expression that picks what belongs to the argument `styling`; `toCode` writes one styling's. */
function pickStyling(
  stylings: DemoModuleParts['stylings'],
  toCode: (styling: StylingParts) => string,
): string {
  const entries = stylings.map((parts) => `      ${parts.styling}: () => ${toCode(parts)},`);
  return ['({', ...entries, '    })[styling]()'].join('\n');
}

/**
 * The module the server compiles: component and wrapper are there at once, so that the page's HTML
 * holds the demo and its critical styles. The server knows the styling `system` only.
 */
export function serverModule(parts: DemoModuleParts): string {
  const { wrapper, stylesheet, sourceInPage, stylings } = parts;
  const [{ component, source }] = stylings;
  const lines = [
    `import Component from ${quote(component)};`,
    `import Library from ${quote(wrapper)};`,
    ...(sourceInPage ? [`import initialSource from ${quote(source)};`] : []),
    stylesheetLine(stylesheet),
    'const initial = { Component, Library, css: null };',
    'export default {',
    ...factLines(parts),
    '  initial,',
    `  initialSource${sourceInPage ? '' : ': null'},`,
    '  load: () => Promise.resolve(initial),',
    sourceInPage
      ? '  loadSource: () => Promise.resolve(initialSource),'
      : `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The module the browser gets: nothing is fetched before it is asked for. A demo in one styling, as
 * most are, has no table of stylings, because every page carries this code.
 */
export function clientModule(parts: DemoModuleParts): string {
  const { wrapper, wrapperChunk, stylesheet, stylings } = parts;
  const [system, ...others] = stylings;
  const single = others.length === 0;
  const hasCss = others.some(({ css }) => css !== null);
  const argument = single ? '()' : '(styling)';
  const components = single
    ? componentImports(system)
    : `...${pickStyling(stylings, (styling) => `[${componentImports(styling)}]`)}`;
  const sources = stylings.map(({ styling }, index) => `${styling}: source${index}`);
  const lines = [
    `import { fetchSource } from ${quote(FETCH_SOURCE)};`,
    ...stylings.map(({ source }, index) => `import source${index} from ${quote(source)};`),
    stylesheetLine(stylesheet),
    'export default {',
    ...factLines(parts),
    '  initial: null,',
    '  initialSource: null,',
    `  load: ${argument} =>`,
    '    Promise.all([',
    `      ${importInChunk(wrapperChunk, wrapper)},`,
    `      ${components},`,
    `    ]).then(([library, component${hasCss ? ', css' : ''}]) => ({`,
    '      Component: component.default,',
    '      Library: library.default,',
    `      css: ${hasCss ? 'css?.default ?? null' : 'null'},`,
    '    })),',
    single
      ? '  loadSource: () => fetchSource(source0),'
      : `  loadSource: (styling) => fetchSource({ ${sources.join(', ')} }[styling]),`,
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
