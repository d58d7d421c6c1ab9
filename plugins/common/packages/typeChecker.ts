import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * The program of TypeScript 7, which checks types in a third of the time. It offers no functions
 * yet: what reads types or removes them uses `typescript`, its predecessor.
 */
export const TYPE_CHECKER = path.join(
  path.dirname(require.resolve('typescript-7/package.json')),
  'bin/tsc',
);

export interface TypeProblem {
  /** Relative to the folder where the checker ran. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** `2322` of "TS2322". */
  readonly code: number;
  readonly message: string;
}

const PROBLEM = /^(.+)\((\d+),\d+\): error TS(\d+): (.*(?:\n\s.*)*)/gm;

/**
 * Checks the types of several projects, which share the typings they have read.
 * @param projects Folders of `tsconfig.json` below `folder`. They get a `tsconfig.tsbuildinfo`.
 * @throws An Error with what TypeScript writes, if that names no file.
 */
export async function checkTypes(
  folder: string,
  projects: readonly string[],
): Promise<TypeProblem[]> {
  const args = [TYPE_CHECKER, '--build', ...projects, '--noEmit', '--pretty', 'false'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const problems = [...output.matchAll(PROBLEM)];
  if (status !== 0 && problems.length === 0) {
    throw new Error(`TypeScript could not check ${folder}: ${output}`);
  }
  return problems.map(([, file = '', line, code, message = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    code: Number(code),
    message: message.replace(/\s+/g, ' '),
  }));
}
