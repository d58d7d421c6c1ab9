import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A command that runs in a process group of its own. */
export interface ProcessGroup {
  /** Of the command and of the group. */
  readonly pid: number;
  /** The exit code; `null` when a signal ended the command. Rejects when it cannot be started. */
  readonly exited: Promise<number | null>;
  /** The last lines that it printed. */
  output(): string;
  /** Ends the command and everything it started that is still in the group. */
  stop(): void;
}

export interface ProcessGroupOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Receives what the command prints. */
  readonly logFile: string;
}

const running = new Set<number>();

function kill(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
  running.delete(pid);
}

/** Ends every group that has not been stopped; synchronous, for the `exit` event. */
export function stopProcessGroups(): void {
  for (const pid of running) kill(pid);
}

const LAST_LINES = 40;

const lastLines = (logFile: string) =>
  readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');

/** Starts Node.js with `args`. Throws when that is impossible. */
export function startNode(args: readonly string[], options: ProcessGroupOptions): ProcessGroup {
  const log = openSync(options.logFile, 'w');
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', log, log],
    // A group of its own, which can be ended as a whole.
    detached: true,
  });
  closeSync(log);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`Cannot start ${process.execPath} in ${options.cwd}.`);
  running.add(pid);
  return { pid, exited, output: () => lastLines(options.logFile), stop: () => kill(pid) };
}

/**
 * Waits until a command is ready. Throws what it has printed when it has ended before, or takes longer
 * than `timeout` ms.
 */
export async function whenReady(
  name: string,
  { exited, output }: ProcessGroup,
  isReady: () => boolean | Promise<boolean>,
  timeout: number,
): Promise<void> {
  const deadline = Date.now() + timeout;
  let hasEnded = false;
  const end = () => (hasEnded = true);
  void exited.then(end, end);
  while (!(await isReady())) {
    if (hasEnded || Date.now() > deadline) throw new Error(`${name} does not start:\n${output()}`);
    await wait(100);
  }
}

/** Whether a server answers. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
