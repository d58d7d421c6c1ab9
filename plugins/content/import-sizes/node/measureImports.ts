import type { BuildResult, Metafile, Plugin } from 'esbuild';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { toSitePath } from '../../../common/files/toSitePath';
import { findPackageFolder, getPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';

/** Every application that uses the libraries has these, once. */
const LEFT_OUT = ['react', 'react-dom', '@emotion/*'];

/** Imports of a package to measure. */
export interface MeasuredPackage {
  readonly siteDir: string;
  readonly packageName: string;
  /** Name that it is installed under. */
  readonly installedAs: string;
  /** Import statements by component or hook. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Turns an import statement into the equivalent export, which keeps the import in the bundle. */
function toExport(statement: string): string {
  return statement
    .replace(/^import (\w+) from/, 'export { default as $1 } from')
    .replace(/^import \{/, 'export {');
}

/** Returns the optional peer dependencies of a package that are not installed. */
function missingOptionalPeers({ siteDir, installedAs }: MeasuredPackage): string[] {
  const { peerDependenciesMeta = {} } = readManifest(getPackageFolder(siteDir, installedAs));
  return Object.keys(peerDependenciesMeta).filter(
    (name) => findPackageFolder(siteDir, name) === undefined,
  );
}

/** Whether a bundle needs a package that is not installed. */
const needs = ({ outputs }: Metafile, file: string, names: readonly string[]) =>
  outputs[file]?.imports.some(({ path: request }) =>
    names.some((name) => request === name || request.startsWith(`${name}/`)),
  ) ?? false;

/**
 * Returns the bytes of each import, bundled on its own with all that it needs except React and
 * Emotion, minified and compressed with gzip. Leaves out what needs an optional package that is not
 * installed.
 */
export async function measureImports(measured: MeasuredPackage): Promise<Record<string, number>> {
  const { siteDir, packageName, installedAs, imports } = measured;
  const { build } = await import('esbuild');
  const missing = missingOptionalPeers(measured);
  const entries: Plugin = {
    name: 'imports',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^import:/ }, ({ path: entry }) => ({
        path: entry.slice('import:'.length),
        namespace: 'import',
      }));
      onLoad({ filter: /.*/, namespace: 'import' }, ({ path: name }) => ({
        contents: toExport(imports.get(name) ?? ''),
        resolveDir: siteDir,
      }));
    },
  };
  // One build of all entries reads each module once, and still optimizes each entry for itself.
  const result: BuildResult<{ write: false; metafile: true }> = await build({
    absWorkingDir: siteDir,
    entryPoints: [...imports.keys()].map((name) => ({ in: `import:${name}`, out: name })),
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...LEFT_OUT, ...missing],
    ...(installedAs !== packageName && { alias: { [packageName]: installedAs } }),
    plugins: [entries],
  });
  const sizes = await Promise.all(
    result.outputFiles.map(async ({ path: file, contents }): Promise<[string, number][]> => {
      const output = toSitePath(siteDir, file);
      if (needs(result.metafile, output, missing)) return [];
      const { length } = await promisify(gzip)(contents, { level: 9 });
      return [[path.basename(file, '.js'), length]];
    }),
  );
  return Object.fromEntries(sizes.flat());
}
