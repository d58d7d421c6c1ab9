import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Environment of commands in another project: tools look at some variables and would take the test run for theirs. */
export const projectEnvironment = (extra: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  NODE_ENV: undefined,
  NODE_OPTIONS: undefined,
  CI: '1',
  ...extra,
});

/** Runs a command in the folder of another project, and returns what it prints. */
export function runCommand(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  env?: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: projectEnvironment(env) });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
