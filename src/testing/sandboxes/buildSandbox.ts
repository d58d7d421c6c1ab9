import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxProject } from '@site/src/features/demo/sandbox';
import { runCommand } from '../runCommand';

/** Writes a project's files in place of the ones before; installed packages stay. */
async function write(folder: string, files: SandboxProject['files']): Promise<void> {
  await mkdir(folder, { recursive: true });
  const left = (await readdir(folder)).filter((name) => name !== 'node_modules');
  await Promise.all(left.map((name) => rm(path.join(folder, name), { recursive: true })));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Does what a reader's sandbox does: installs a project from the registry, type-checks it if it is in
 * TypeScript, and builds it. Throws what the first failing tool printed.
 *
 * @param folder Where; a project that was there before gives way, and saves installing what both have.
 */
export async function buildSandbox(folder: string, project: SandboxProject): Promise<void> {
  await write(folder, project.files);
  const binary = (name: string) => path.join(folder, 'node_modules/.bin', name);
  const commands: (readonly [string, ...string[]])[] = [
    ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries', '5'],
    ...('tsconfig.json' in project.files ? [[binary('tsc'), '--noEmit'] as const] : []),
    [binary('vite'), 'build', '--logLevel', 'warn'],
  ];
  for (const command of commands) {
    const { ok, output } = await runCommand(folder, command);
    if (!ok) {
      const name = path.basename(command.join(' '));
      throw new Error(`${name} failed for ${project.title}:\n${output}`);
    }
  }
}
