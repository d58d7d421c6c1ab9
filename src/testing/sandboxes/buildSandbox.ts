import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SandboxProject } from '@site/src/features/demo/sandbox';

interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

function run(folder: string, command: string, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      // Tools look at these and would take the test run for theirs.
      env: { ...process.env, NODE_ENV: undefined, NODE_OPTIONS: undefined, CI: '1' },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

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
  const commands = [
    ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries', '5'],
    ...('tsconfig.json' in project.files ? [[binary('tsc'), '--noEmit']] : []),
    [binary('vite'), 'build', '--logLevel', 'warn'],
  ];
  for (const [command = '', ...args] of commands) {
    const { ok, output } = await run(folder, command, ...args);
    if (!ok) {
      throw new Error(
        `${path.basename(command)} ${args.join(' ')} failed for ${project.title}:\n${output}`,
      );
    }
  }
}
