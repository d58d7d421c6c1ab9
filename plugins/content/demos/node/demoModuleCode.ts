import { basename } from 'node:path/posix';
import { THEME_FILE, type DemoStyling } from '../contract';
import type { DemoLibrary } from '../../../../src/site/demoLibraries';

/** A component file and its chunk. */
export interface StylingParts {
  readonly styling: DemoStyling;
  /** Import paths, as in the generated module. */
  readonly component: string;
  readonly source: string;
  /** Import path of its CSS; `null` for a styling without. */
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
  /** Import path of the library's wrapper, and its chunk. */
  readonly wrapper: string;
  readonly wrapperChunk: string;
  /** Import path of the style sheet; `null` for a library without CSS variables. */
  readonly stylesheet: string | null;
  /** Whether the page's HTML contains source. */
  readonly sourceInPage: boolean;
  readonly usesIconFont: boolean;
  /** Import path of its theme file, if it has one. */
  readonly theme: string | null;
  /** Whether only a stage shows it: the module is a `StagedDemo`, without source. */
  readonly staged: boolean;
}

const quote = (value: unknown) => JSON.stringify(value);

/** Imports the style sheet's URL as `stylesheet`, if there is one. */
function stylesheetLine(stylesheet: string | null): string {
  return stylesheet === null
    ? 'const stylesheet = null;'
    : `import stylesheet from ${quote(stylesheet)};`;
}

function factLines(parts: DemoModuleParts): string[] {
  const { name, path, library, stylings, previewLines } = parts;
  const facts = [
    `  name: ${quote(name)},`,
    `  path: ${quote(path)},`,
    `  library: ${quote(library)},`,
    '  stylesheet,',
  ];
  if (parts.staged) return facts;
  return [
    ...(parts.usesIconFont ? ['  usesIconFont: true,'] : []),
    ...facts,
    `  stylings: ${quote(stylings.map(({ styling }) => styling))},`,
    `  previewLines: ${previewLines},`,
  ];
}

function importInChunk(chunk: string, request: string): string {
  return `import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;
}

/** Import paths of what the modules call. */
const FETCH_SOURCE = '@site/plugins/content/demos/client/fetchSource';
const WITH_DEMO_NAME = '@site/plugins/content/demos/client/withDemoName';

/** Imports of a component and its CSS. */
function componentImports({ component, css, chunk }: StylingParts): string {
  const requests = css === null ? [component] : [component, css];
  return requests.map((request) => importInChunk(chunk, request)).join(', ');
}

/** The property `theme` of a loaded demo. */
function themeProperty(request: string, value: string): string {
  return `theme: { name: ${quote(basename(request).replace(THEME_FILE, ''))}, value: ${value} }`;
}

/**
 * Returns an expression that selects by the argument `styling`; `toCode` returns the code for one
 * styling.
 */
function pickStyling(
  stylings: DemoModuleParts['stylings'],
  toCode: (styling: StylingParts) => string,
): string {
  const entries = stylings.map((parts) => `      ${parts.styling}: () => ${toCode(parts)},`);
  return ['({', ...entries, '    })[styling]()'].join('\n');
}

/**
 * Returns the module for the server: imports component and wrapper statically, so that the page's
 * HTML contains the demo and its critical styles. The server only renders the styling `system`.
 */
export function serverModule(parts: DemoModuleParts): string {
  const { wrapper, stylesheet, sourceInPage, stylings, theme, staged } = parts;
  const [{ component, source }] = stylings;
  const sources = staged ? [] : stylings;
  const lines = [
    `import { withDemoName } from ${quote(WITH_DEMO_NAME)};`,
    `import Demo from ${quote(component)};`,
    `import Library from ${quote(wrapper)};`,
    ...(theme ? [`import theme from ${quote(theme)};`] : []),
    ...sources.map(
      (each, index) => `import source${index} from ${quote(`${each.source}&address`)};`,
    ),
    ...(sourceInPage ? [`import initialSource from ${quote(source)};`] : []),
    stylesheetLine(stylesheet),
    `const Component = withDemoName(Demo, ${quote(parts.path)});`,
    `const initial = { Component, Library, css: null${theme ? `, ${themeProperty(theme, 'theme')}` : ''} };`,
    'export default {',
    ...factLines(parts),
    '  initial,',
    '  load: () => Promise.resolve(initial),',
    ...(staged
      ? []
      : [
          `  initialSource${sourceInPage ? '' : ': null'},`,
          `  sources: [${stylings.map((_each, index) => `source${index}`).join(', ')}].join(' '),`,
          sourceInPage
            ? '  loadSource: () => Promise.resolve(initialSource),'
            : `  loadSource: () => import(${quote(source)}).then((module) => module.default),`,
        ]),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the module for the browser: everything loads on demand. A demo with one styling, the
 * usual case, has no table of stylings, to keep the code small.
 */
export function clientModule(parts: DemoModuleParts): string {
  const { wrapper, wrapperChunk, stylesheet, stylings, theme, staged } = parts;
  const [system, ...others] = stylings;
  const single = others.length === 0;
  const hasCss = others.some(({ css }) => css !== null);
  const argument = single ? '()' : '(styling)';
  const components = single
    ? componentImports(system)
    : `...${pickStyling(stylings, (styling) => `[${componentImports(styling)}]`)}`;
  const sources = stylings.map(({ styling }, index) => `${styling}: source${index}`);
  const lines = [
    ...(staged
      ? []
      : [
          `import { fetchSource } from ${quote(FETCH_SOURCE)};`,
          ...stylings.map(({ source }, index) => `import source${index} from ${quote(source)};`),
        ]),
    stylesheetLine(stylesheet),
    'export default {',
    ...factLines(parts),
    '  initial: null,',
    ...(staged ? [] : ['  initialSource: null,']),
    `  load: ${argument} =>`,
    '    Promise.all([',
    `      ${importInChunk(wrapperChunk, wrapper)},`,
    ...(theme ? [`      ${importInChunk(system.chunk, theme)},`] : []),
    `      ${components},`,
    `    ]).then(([library, ${theme ? 'theme, ' : ''}component${hasCss ? ', css' : ''}]) => ({`,
    '      Component: component.default,',
    '      Library: library.default,',
    `      css: ${hasCss ? 'css?.default ?? null' : 'null'},`,
    ...(theme ? [`      ${themeProperty(theme, 'theme.default')},`] : []),
    '    })),',
    ...(staged
      ? []
      : [
          single
            ? '  loadSource: () => fetchSource(source0),'
            : `  loadSource: (styling) => fetchSource({ ${sources.join(', ')} }[styling]),`,
        ]),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
