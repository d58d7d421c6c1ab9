import path from 'node:path';
import ts from 'typescript';
import { highlightCode } from '../../code-blocks/node';
import { ContentError } from '../../../../src/site/contentError';
import type { DemoCode, DemoFile, DemoSource, ShownCode } from '../contract';
import type { CollectedFile } from './collectDemoFiles';
import { demoDependencies, typeDependencies } from './demoDependencies';
import { previewOf } from './demoPreview';
import type { FindPackage } from './installedPackages';
import { toJavascript, type NamedCode } from './toJavascript';

function show(code: string, fileName: string): ShownCode {
  return { code, html: highlightCode(code, path.extname(fileName).slice(1)) };
}

function toDemoCode([main, ...others]: readonly [NamedCode, ...NamedCode[]]): DemoCode {
  const toFile = ({ name, code }: NamedCode): DemoFile => ({ name, ...show(code, name) });
  const theme = others.find(({ name }) => /\.theme\.[jt]sx?$/.test(name));
  const preview = previewOf(main.code, theme?.code);
  return {
    files: [toFile(main), ...others.map(toFile)],
    preview: preview === null ? null : show(preview, main.name),
  };
}

/** Converts a file; a syntax error has the file's path and place, as TypeScript finds it. */
async function toJavascriptOrPlace(file: CollectedFile): Promise<NamedCode> {
  try {
    return await toJavascript(file);
  } catch (error) {
    const { name: fileName, code, path: sitePath } = file;
    const { diagnostics } = ts.transpileModule(code, { fileName, reportDiagnostics: true });
    const { start, file: parsed, messageText = '' } = diagnostics?.[0] ?? {};
    if (!parsed || start === undefined) throw error;
    const { line, character } = parsed.getLineAndCharacterOfPosition(start);
    throw new ContentError(`${sitePath}:${line + 1}:${character + 1}: ${String(messageText)}`);
  }
}

/**
 * Returns everything that is displayed of a demo in one styling, and the packages to run it.
 * @throws if a file cannot be parsed or imports what is not installed; names file and line.
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
      await toJavascriptOrPlace(main),
      ...(await Promise.all(others.map(toJavascriptOrPlace))),
    ]),
    dependencies,
    typeDependencies: typeDependencies(dependencies, findPackage),
  };
}
