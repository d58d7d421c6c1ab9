import { rspack } from '@docusaurus/faster';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';

/** Scripts that are bundled outside the site. */
export type ScriptName = 'worker' | 'remover' | 'offlinePage';

/** Syntax level of package.json's `browserslist`. */
const TARGET = 'es2022';

/** Bundles a script of `scripts/` with its imports. Returns minified code. */
export async function bundleScript(name: ScriptName): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'offline-'));
  const compiler = rspack({
    mode: 'production',
    context: __dirname,
    entry: path.join(__dirname, '..', 'scripts', `${name}.ts`),
    target: ['web', TARGET],
    devtool: false,
    performance: false,
    // Omits the bundler's name from the output.
    experiments: { rspackFuture: { bundlerInfo: { force: false } } },
    output: { path: folder, filename: 'script.js' },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: TARGET } },
          type: 'javascript/auto',
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const problem =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        if (problem)
          reject(new Error(`plugins/output/offline cannot bundle ${name}.ts.`, { cause: problem }));
        else resolve();
      });
    });
    return await readFile(path.join(folder, 'script.js'), 'utf8');
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    await rm(folder, { recursive: true, force: true });
  }
}
