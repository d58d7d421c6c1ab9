import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ChildEnd } from './describeFailure';
import type { ExtractionJob } from './extractModel';

export const EXTRACTION_WORKER = path.join(__dirname, 'extractionWorker.cjs');

/** Enough output to explain a failure. */
const MAX_STDERR_LENGTH = 16_000;

/** A pool of child processes, each running one job at a time. */
export interface Extractors {
  /**
   * Runs a job in an idle process, or a new one.
   * @returns how the process ended, or `null` if it reports success.
   */
  run(job: ExtractionJob): Promise<ChildEnd | null>;
  /** Ends the idle processes. */
  end(): void;
}

interface Child {
  readonly process: ChildProcess;
  readonly ended: Promise<ChildEnd>;
}

function startChild(worker: string, cwd: string): Child {
  const child = fork(worker, {
    cwd,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-MAX_STDERR_LENGTH);
  });
  const ended = new Promise<ChildEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stderr }));
  });
  // An idle process may exit without `close`.
  child.once('exit', () => process.off('exit', stop));
  return { process: child, ended };
}

/**
 * Creates a pool whose processes are reused: loading and compiling TypeScript and shared typings
 * once per package would take twice as long.
 * @param worker Program of the processes. It receives jobs and replies to each; on failure it
 * prints the reason to standard error and exits.
 */
export function createExtractors(worker: string, cwd: string): Extractors {
  const idle: Child[] = [];
  return {
    async run(job) {
      const child = idle.pop() ?? startChild(worker, cwd);
      const done = new Promise<null>((resolve) => {
        child.process.once('message', () => resolve(null));
      });
      child.process.send(job);
      const end = await Promise.race([done, child.ended]);
      if (end === null) idle.push(child);
      return end;
    },
    end() {
      for (const child of idle.splice(0)) child.process.disconnect();
    },
  };
}
