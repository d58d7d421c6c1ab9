import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ChildEnd } from './describeFailure';
import type { ExtractionJob } from './extractModel';

export const EXTRACTION_WORKER = path.join(__dirname, 'extractionWorker.cjs');

/** Enough of what a process prints to explain why it failed. */
const MAX_STDERR_LENGTH = 16_000;

/** Child processes that do one job after another. */
export interface Extractors {
  /**
   * Has a process do a job: one that has done its last, else a new one.
   * @returns how the process ended, if it did; `null` when it says that the job is done.
   */
  run(job: ExtractionJob): Promise<ChildEnd | null>;
  /** Ends the processes that do nothing. */
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
  // A process that is left alone exits without `close`.
  child.once('exit', () => process.off('exit', stop));
  return { process: child, ended };
}

/**
 * What a process has once loaded and compiled of the compiler and of shared typings serves all packages
 * that it reads: with a process for each, reading them all takes twice as long.
 * @param worker The program of the processes. It is sent jobs, and answers each; where it can't, it says
 *   why to its standard error and ends.
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
