import { transform } from 'sucrase';
import { DemoError } from './DemoError';
import { guardLoops } from './endlessLoops';
import type { RunnerFile } from './messages';

/** A file for `runModules`. */
export type CompiledFile =
  /** A CommonJS module with guarded loops and the line numbers of the source. */
  | { readonly type: 'script'; readonly code: string }
  | { readonly type: 'style'; readonly css: string }
  | { readonly type: 'data'; readonly value: unknown };

/** Compiled files by name. */
export type CompiledDemo = ReadonlyMap<string, CompiledFile>;

/** `Error transforming Demo.tsx: Unexpected token (3:9)` -> `Unexpected token`. */
const withoutPlace = (message: string) =>
  message.replace(/^Error transforming .+?: | \(\d+:\d+\)$/g, '');

function lineOf(error: unknown): number | null {
  const { loc } = error as { readonly loc?: { readonly line?: unknown } };
  return typeof loc?.line === 'number' ? loc.line : null;
}

function compileScript({ name, code }: RunnerFile): CompiledFile {
  const compiled = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: name,
  });
  return { type: 'script', code: guardLoops(compiled.code) };
}

function compileFile(file: RunnerFile): CompiledFile | null {
  if (/\.[jt]sx?$/.test(file.name)) return compileScript(file);
  if (file.name.endsWith('.css')) return { type: 'style', css: file.code };
  if (file.name.endsWith('.json')) {
    return { type: 'data', value: JSON.parse(file.code) as unknown };
  }
  return null;
}

/**
 * Compiles the files of a demo: scripts to CommonJS without types and JSX, JSON to its value. Other
 * files are omitted.
 * @throws DemoError of kind `compile` with file and line.
 */
export function compileDemo(files: readonly RunnerFile[]): CompiledDemo {
  const compiled = new Map<string, CompiledFile>();
  for (const file of files) {
    try {
      const result = compileFile(file);
      if (result) compiled.set(file.name, result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const place = { file: file.name, line: lineOf(error) };
      throw new DemoError('compile', withoutPlace(message), place);
    }
  }
  return compiled;
}
