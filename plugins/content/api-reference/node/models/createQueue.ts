/** Runs a task as soon as it is its turn, and gives its result. */
export type Queue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A queue that starts tasks in the order they come in, never more than `limit` at once. */
export function createQueue(limit: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enqueue(task) {
    if (running >= limit) {
      // Whoever ends hands its place on, so that nobody can take it in between.
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
