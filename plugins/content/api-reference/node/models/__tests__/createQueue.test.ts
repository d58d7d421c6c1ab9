import { createQueue } from '../createQueue';

test('tasks start in order, never more than the limit at once, also after a failure', async () => {
  const enqueue = createQueue(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4].map((task) =>
      enqueue(async () => {
        started.push(task);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (task === 1) throw new Error('no');
        return task;
      }),
    ),
  );
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});
