import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Compiled, Job, Question } from './jobs';

const ENTRY = path.join(__dirname, 'thread.cjs');

export interface Thread {
  /** Says what comes before the jobs. */
  tell(question: Exclude<Question, { readonly id: number }>): void;
  /** `undefined` if the thread cannot. */
  compile(job: Job): Promise<Compiled | undefined>;
  stop(): void;
}

/** Starts a thread that compiles pages. It does not keep the process alive. */
export function createThread(): Thread {
  const worker = new Worker(ENTRY);
  worker.unref();
  const waiting = new Map<number, (compiled: Compiled | undefined) => void>();
  let count = 0;
  let hasEnded = false;

  function end() {
    hasEnded = true;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  }
  // A thread that fails is one less: the main thread does its work.
  worker.on('error', end);
  worker.on('exit', end);
  worker.on('message', ({ id, compiled }: Answer) => {
    waiting.get(id)?.(compiled);
    waiting.delete(id);
  });

  return {
    tell: (question) => worker.postMessage(question),
    compile(job) {
      if (hasEnded) return Promise.resolve(undefined);
      count += 1;
      const id = count;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, job } satisfies Question);
      });
    },
    stop: () => void worker.terminate(),
  };
}
