/** Runs a task when a slot is free, and returns its result. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that starts tasks in order, at most `limit` at a time. */
export function createQueue(limit: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enqueue(task) {
    if (running >= limit) {
      // A finished task passes its slot on directly, so that no other can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
