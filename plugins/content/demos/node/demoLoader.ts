import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isServerCompiler, type CompilerContext } from '../../../common/bundler/isServerCompiler';
import { findForeignSources } from '../../../common/content-policy/findForeignSources';
import { readFile } from '../../../common/files/boundedFiles';
import { toSitePath } from '../../../common/files/toSitePath';
import { ContentError } from '../../../../src/site/contentError';
import { findDemoLibrary } from '../../../../src/site/demoLibraries';
import { readEnvironment } from '../../../../src/site/environment';
import { serviceOrigins } from '../../../../src/site/services';
import { DEMO_STYLINGS, type DemoStyling } from '../contract';
import { analyseDemoFile } from './analyseDemoFile';
import { chooseLibrary, libraryInVersion } from './chooseLibrary';
import { collectDemoFiles, isScript, type ReadFile } from './collectDemoFiles';
import { compileTailwind } from './compileTailwind';
import { createDemoSource } from './createDemoSource';
import { clientModule, serverModule, type SourceParts, type StagedParts } from './demoModuleCode';
import { previewOf } from './demoPreview';
import { checkDemoTheme } from './demoTheme';
import { checkStylingsHaveBase, findStylings, stylingFile } from './demoStylings';
import { createFindPackage } from './installedPackages';
import { createStyleSheet } from './styleSheets';
import { usesIconFont } from './usesIconFont';
import { findInVersion, findPackagedVersion } from './versionPackages';

/** Used properties of the bundler's loader context. */
export interface DemoLoaderContext extends CompilerContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  addContextDependency(folder: string): void;
  /** Emits a file; its name is relative to the output folder. */
  emitFile(name: string, content: string): void;
}

const exportDefault = (json: string) => `export default ${json};\n`;

/** Returns a module with the URL of an emitted file, which is relative to the output folder. */
const exportAddress = (file: string) =>
  exportDefault(`__webpack_public_path__ + ${JSON.stringify(file)}`);

/** Returns the path of the file with a demo's source. */
function jsonFileOf({ resourcePath }: DemoLoaderContext, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  return `assets/demos/${path.basename(resourcePath, '.tsx')}.${hash}.json`;
}

/**
 * Returns a module with the URL of a JSON file. A chunk per demo would add an entry to the
 * bundler's chunk table, which every page loads.
 */
function createJsonFile(context: DemoLoaderContext, json: string): string {
  const file = jsonFileOf(context, json);
  context.emitFile(file, json);
  return exportAddress(file);
}

/** Reads files and registers them as dependencies of the module, including missing ones. */
function createRead(context: DemoLoaderContext): ReadFile {
  return async (sitePath) => {
    const file = path.join(context.rootContext, sitePath);
    try {
      const text = await readFile(file, 'utf8');
      // The pitch skips reading the file, so the bundler does not know it.
      context.addDependency(file);
      return text;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'EISDIR' && code !== 'ENOTDIR') throw error;
      context.addMissingDependency(file);
      return undefined;
    }
  };
}

/** Returns the demos of a folder that use Tailwind CSS. */
const tailwindFiles = (names: readonly string[]) =>
  names.filter((name) => name.endsWith('.tailwind.tsx')).sort();

/** Returns the path of a demo's theme file relative to the site. */
function themePathOf(sitePath: string, query: URLSearchParams): string | undefined {
  const theme = query.get('theme');
  return theme === null ? undefined : path.posix.join(path.posix.dirname(sitePath), theme);
}

const withLineFeeds = (code: string) => code.replace(/\r\n?/g, '\n');

async function createParts(
  context: DemoLoaderContext,
  sitePath: string,
  read: ReadFile,
): Promise<[StagedParts, SourceParts | null]> {
  const query = new URLSearchParams(context.resourceQuery);
  const code = (await read(sitePath)) ?? '';
  const { imports, hasDefaultExport } = analyseDemoFile(code);
  if (!hasDefaultExport) {
    throw new ContentError(`The demo ${sitePath} needs a default export: the component to show.`);
  }
  const names = await readdir(path.dirname(context.resourcePath));
  checkStylingsHaveBase(names, path.posix.dirname(sitePath));

  const fileName = path.posix.basename(sitePath);
  const [sharedTailwind] = tailwindFiles(names);
  const theme = query.get('theme');
  const themeQuery = theme === null ? '' : `&${new URLSearchParams({ theme }).toString()}`;
  const toStylingParts = (styling: DemoStyling) => ({
    styling,
    component: `./${stylingFile(fileName, styling)}`,
    css: styling === 'tailwind' ? `./${sharedTailwind}?demo-tailwind` : null,
  });
  const [, ...others] = await findStylings(sitePath, read);

  const library = libraryInVersion(
    chooseLibrary(findDemoLibrary(query.get('library'))?.newest, imports),
    findPackagedVersion(sitePath)?.installedAs,
  );
  const themePath = themePathOf(sitePath, query);
  const themeCode = themePath === undefined ? undefined : await read(themePath);
  if (themePath !== undefined) checkDemoTheme(themePath, themeCode, library);
  const staged = {
    name: path.posix.basename(fileName, '.tsx'),
    path: sitePath,
    library,
    stylings: [toStylingParts('system'), ...others.map(toStylingParts)],
    theme,
  } as const;
  if (query.has('stage')) return [staged, null];
  const preview = previewOf(withLineFeeds(code), themeCode && withLineFeeds(themeCode));
  const sourceMode = query.get('source');
  const source: SourceParts = {
    requestOf: (styling) =>
      `./${fileName}?demosource${styling === 'system' ? '' : `&styling=${styling}`}${themeQuery}`,
    previewLines: preview === null ? 0 : preview.split('\n').length,
    inPage: sourceMode === 'open' || (sourceMode !== 'none' && preview !== null),
    usesIconFont: usesIconFont(code),
  };
  return [staged, source];
}

/** Last result by path of the demo's file. */
const lastSources = new Map<string, { readonly text: string; readonly code: Promise<string> }>();

/**
 * Cached, because server, browser and all languages request the same; recomputing would take
 * minutes.
 */
async function createSourceJson(
  sitePath: string,
  read: ReadFile,
  siteDir: string,
  themePath?: string,
): Promise<string> {
  const files = await collectDemoFiles(sitePath, read, themePath);
  const text = JSON.stringify(files);
  const key = path.join(siteDir, sitePath);
  const last = lastSources.get(key);
  if (last?.text === text) return last.code;
  const { services } = readEnvironment(process.env);
  const foreign = findForeignSources(
    files.filter((file) => isScript(file.path)),
    serviceOrigins(services),
  );
  if (foreign.length > 0) throw new ContentError(foreign.join('\n'));
  const findPackage = findInVersion(createFindPackage(siteDir), findPackagedVersion(sitePath));
  const code = createDemoSource(files, findPackage).then((source) => JSON.stringify(source));
  lastSources.set(key, { text, code });
  return code;
}

/** Returns the CSS for all demos of a folder that use Tailwind CSS. */
async function createTailwindCss(
  context: DemoLoaderContext,
  folder: string,
  read: ReadFile,
): Promise<string> {
  const absolute = path.dirname(context.resourcePath);
  context.addContextDependency(absolute);
  const demos = tailwindFiles(await readdir(absolute));
  const files = await Promise.all(
    demos.map((name) => collectDemoFiles(path.posix.join(folder, name), read)),
  );
  return compileTailwind(
    files
      .flat()
      .filter((file) => isScript(file.path))
      .map(({ code }) => code),
  );
}

/**
 * Generates a module from a demo's file and the resource query:
 * - `X.tsx?demo` (`&library=`, `&source=open` or `none`, `&theme=`): its `DemoModule`;
 * - `X.tsx?demo&stage`: its `StagedDemo`, for code of the site that shows it without its source;
 * - `X.tsx?demosource` (`&styling=`, `&theme=`): on the server its `DemoSource`, in the browser, or with
 *   `&address`, the URL of a JSON file with it;
 * - `X.tailwind.tsx?demo-tailwind`: the CSS of its folder's demos as text;
 * - `libraryVariables.ts?demo-variables=`: the URL of the style sheet with a library's variables.
 * @throws for an invalid file; the message names the file and the fix.
 */
export async function createDemoModule(context: DemoLoaderContext): Promise<string> {
  const { resourcePath, rootContext } = context;
  const query = new URLSearchParams(context.resourceQuery);
  const read = createRead(context);
  const sitePath = toSitePath(rootContext, resourcePath);

  if (query.has('demo-tailwind')) {
    const css = await createTailwindCss(context, path.posix.dirname(sitePath), read);
    return exportDefault(JSON.stringify(css));
  }
  const isServer = isServerCompiler(context);
  if (query.has('demo-variables')) {
    const { file, css, madeOf } = await createStyleSheet(query.get('demo-variables'), rootContext);
    [resourcePath, ...madeOf].forEach((source) => context.addDependency(source));
    if (!isServer) context.emitFile(file, css);
    return exportAddress(file);
  }
  if (query.has('demosource')) {
    const styling = DEMO_STYLINGS.find((name) => name === query.get('styling')) ?? 'system';
    const file = stylingFile(sitePath, styling);
    const json = await createSourceJson(file, read, rootContext, themePathOf(sitePath, query));
    if (!isServer) return createJsonFile(context, json);
    return query.has('address') ? exportAddress(jsonFileOf(context, json)) : exportDefault(json);
  }

  const parts = await createParts(context, sitePath, read);
  return isServer ? serverModule(...parts) : clientModule(...parts);
}
