import path from 'node:path';
import { highlightCode } from '../../code-blocks/node/highlightCode';
import type { DemoCode, DemoFile, DemoSource, ShownCode } from '../contract';
import type { CollectedFile } from './collectDemoFiles';
import { demoDependencies, typeDependencies } from './demoDependencies';
import { demoPreview } from './demoPreview';
import type { FindPackage } from './installedPackages';
import { toJavascript, type NamedCode } from './toJavascript';

function show(code: string, fileName: string): ShownCode {
  return { code, html: highlightCode(code, path.extname(fileName).slice(1)) };
}

function toDemoCode([main, ...others]: readonly [NamedCode, ...NamedCode[]]): DemoCode {
  const toFile = ({ name, code }: NamedCode): DemoFile => ({ name, ...show(code, name) });
  const preview = demoPreview(main.code);
  return {
    files: [toFile(main), ...others.map(toFile)],
    preview: preview === null ? null : show(preview, main.name),
  };
}

/**
 * Returns everything that is displayed of a demo in one styling, and the packages to run it.
 * @throws if a package is not installed; names the file and line that import it.
 */
export async function createDemoSource(
  files: readonly [CollectedFile, ...CollectedFile[]],
  findPackage: FindPackage,
): Promise<DemoSource> {
  const [main, ...others] = files;
  const dependencies = demoDependencies(files, findPackage);
  return {
    typescript: toDemoCode(files),
    javascript: toDemoCode([
      await toJavascript(main),
      ...(await Promise.all(others.map(toJavascript))),
    ]),
    dependencies,
    typeDependencies: typeDependencies(dependencies, findPackage),
  };
}
