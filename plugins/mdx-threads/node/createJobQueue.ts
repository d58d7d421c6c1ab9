/** Somebody who does jobs, some at a time. */
export interface Worker<Job, Result> {
  readonly atOnce: number;
  run(job: Job): Promise<Result>;
}

/**
 * Gives each job to the first of `workers` that has room; the others wait, in the order they came, for
 * whoever is done first.
 */
export function createJobQueue<Job, Result>(
  workers: readonly Worker<Job, Result>[],
): (job: Job) => Promise<Result> {
  const waiting: ((worker: Worker<Job, Result>) => Promise<unknown>)[] = [];
  const running = new Map(workers.map((worker) => [worker, 0]));

  function next() {
    for (const worker of workers) {
      for (;;) {
        const count = running.get(worker) ?? 0;
        const start = count < worker.atOnce ? waiting.shift() : undefined;
        if (!start) break;
        running.set(worker, count + 1);
        void start(worker).finally(() => {
          running.set(worker, (running.get(worker) ?? 1) - 1);
          next();
        });
      }
    }
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push((worker) => worker.run(job).then(resolve, reject));
      next();
    });
}
