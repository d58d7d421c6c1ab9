import { basename } from 'node:path/posix';
import { THEME_FILE, type DemoStyling } from '../contract';
import type { DemoLibrary } from '../../../../src/site/demoLibraries';
import { LIBRARIES_PATH } from './demoModules';
import { demosChunk, libraryChunk } from './libraryChunks';
import { styleSheetRequest } from './styleSheets';

/** Import paths of a demo in a styling, as in the generated module. */
interface StylingParts {
  readonly styling: DemoStyling;
  readonly component: string;
  /** Its CSS; `null` for a styling without. */
  readonly css: string | null;
}

/** What a stage shows: a demo, or the component of a playground. */
export interface StagedParts {
  readonly name: string;
  readonly path: string;
  readonly library: DemoLibrary;
  /** The first is `system`. */
  readonly stylings: readonly [StylingParts, ...StylingParts[]];
  /** Import path of its theme file, if it has one. */
  readonly theme: string | null;
}

/** What a demo has besides, whose source is shown. */
export interface SourceParts {
  /** Import path of the source in a styling. */
  readonly requestOf: (styling: DemoStyling) => string;
  readonly previewLines: number;
  /** Whether the page's HTML contains source. */
  readonly inPage: boolean;
  readonly usesIconFont: boolean;
}

const quote = (value: unknown) => JSON.stringify(value);
const toModule = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Imports the URL of the style sheet with the library's variables as `stylesheet`, if there is one. */
function stylesheetLine({ library }: StagedParts): string {
  const request = styleSheetRequest(library);
  return request === null
    ? 'const stylesheet = null;'
    : `import stylesheet from ${quote(request)};`;
}

function factLines({ name, path, library, stylings }: StagedParts, source: SourceParts | null) {
  return [
    `  name: ${quote(name)},`,
    `  path: ${quote(path)},`,
    `  library: ${quote(library)},`,
    '  stylesheet,',
    ...(source
      ? [
          `  stylings: ${quote(stylings.map(({ styling }) => styling))},`,
          `  previewLines: ${source.previewLines},`,
          ...(source.usesIconFont ? ['  usesIconFont: true,'] : []),
        ]
      : []),
  ];
}

/** Returns an expression that imports on demand. */
export function importInChunk(chunk: string, request: string): string {
  return `import(/* webpackChunkName: ${quote(chunk)} */ ${quote(request)})`;
}

/** Import path of a library's wrapper. */
const wrapperOf = (library: DemoLibrary) => `${LIBRARIES_PATH}/${library}`;

/** Returns an expression that imports a library's wrapper on demand. */
export function importLibrary(library: DemoLibrary): string {
  return importInChunk(libraryChunk(library), wrapperOf(library));
}

/** Import paths of what the modules call. */
const FETCH_SOURCE = '@site/plugins/content/demos/client/fetchSource';
const WITH_DEMO_NAME = '@site/plugins/content/demos/client/withDemoName';

/** The property `theme` of a loaded demo. */
function themeProperty(request: string, value: string): string {
  return `theme: { name: ${quote(basename(request).replace(THEME_FILE, ''))}, value: ${value} }`;
}

/**
 * Returns the module for the server: imports component and wrapper statically, so that the page's
 * HTML contains the demo and its critical styles. The server only renders the styling `system`.
 */
export function serverModule(parts: StagedParts, source: SourceParts | null): string {
  const { path, library, stylings, theme } = parts;
  const [{ component, styling }] = stylings;
  const request = source && quote(source.requestOf(styling));
  return toModule([
    `import { withDemoName } from ${quote(WITH_DEMO_NAME)};`,
    `import Demo from ${quote(component)};`,
    `import Library from ${quote(wrapperOf(library))};`,
    ...(theme ? [`import theme from ${quote(theme)};`] : []),
    ...(source
      ? stylings.map((each, index) => {
          return `import source${index} from ${quote(`${source.requestOf(each.styling)}&address`)};`;
        })
      : []),
    ...(source?.inPage ? [`import initialSource from ${request};`] : []),
    stylesheetLine(parts),
    `const Component = withDemoName(Demo, ${quote(path)});`,
    `const initial = { Component, Library, css: null${theme ? `, ${themeProperty(theme, 'theme')}` : ''} };`,
    'export default {',
    ...factLines(parts, source),
    '  initial,',
    '  load: () => Promise.resolve(initial),',
    ...(source
      ? [
          `  initialSource${source.inPage ? '' : ': null'},`,
          `  sources: [${stylings.map((_each, index) => `source${index}`).join(', ')}].join(' '),`,
          source.inPage
            ? '  loadSource: () => Promise.resolve(initialSource),'
            : `  loadSource: () => import(${request}).then((module) => module.default),`,
        ]
      : []),
    '};',
  ]);
}

/** Returns the module for the browser: everything loads on demand. */
export function clientModule(parts: StagedParts, source: SourceParts | null): string {
  const { path, library, stylings, theme } = parts;
  const components = stylings.map(({ styling, component, css }) => {
    const chunk = demosChunk(path, styling);
    const requests = css === null ? [component] : [component, css];
    return `${styling}: () => [${requests.map((request) => importInChunk(chunk, request)).join(', ')}]`;
  });
  const sources = stylings.map(({ styling }, index) => `${styling}: source${index}`);
  return toModule([
    ...(source
      ? [
          `import { fetchSource } from ${quote(FETCH_SOURCE)};`,
          ...stylings.map(({ styling }, index) => {
            return `import source${index} from ${quote(source.requestOf(styling))};`;
          }),
        ]
      : []),
    stylesheetLine(parts),
    'export default {',
    ...factLines(parts, source),
    '  initial: null,',
    '  load: (styling) =>',
    '    Promise.all([',
    `      ${importLibrary(library)},`,
    `      ${theme ? importInChunk(demosChunk(path, 'system'), theme) : 'null'},`,
    `      ...({ ${components.join(', ')} })[styling](),`,
    '    ]).then(([library, theme, component, css]) => ({',
    '      Component: component.default,',
    '      Library: library.default,',
    '      css: css?.default ?? null,',
    ...(theme ? [`      ${themeProperty(theme, 'theme.default')},`] : []),
    '    })),',
    ...(source
      ? [
          '  initialSource: null,',
          `  loadSource: (styling) => fetchSource({ ${sources.join(', ')} }[styling]),`,
        ]
      : []),
    '};',
  ]);
}
