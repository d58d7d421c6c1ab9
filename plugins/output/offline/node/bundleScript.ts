import path from 'node:path';

/** Scripts that are bundled outside the site. */
export type ScriptName = 'worker' | 'remover' | 'offlinePage';

/** Bundles a script of `scripts/` with its imports. Returns minified code. */
export async function bundleScript(name: ScriptName): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, '..', 'scripts', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    // Syntax level of package.json's `browserslist`.
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
