import { createJobQueue, type Worker } from '../node/createJobQueue';

/** A worker whose jobs end when they are told to. */
function createWorker(name: string, atOnce: number) {
  const running = new Map<string, { done: () => void; fail: () => void }>();
  const worker: Worker<string, string> = {
    atOnce,
    run: (job) =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          running.delete(job);
          settle();
        };
        running.set(job, {
          done: end(() => resolve(`${job} by ${name}`)),
          fail: end(() => reject(new Error(`${job} failed`))),
        });
      }),
  };
  return { worker, jobs: () => [...running.keys()], at: (job: string) => running.get(job) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('who comes first gets work first, and nobody more than there is room for', () => {
  const thread = createWorker('thread', 2);
  const main = createWorker('main', 1);
  const enqueue = createJobQueue([thread.worker, main.worker]);
  for (const job of ['a', 'b', 'c', 'd', 'e']) void enqueue(job);
  expect(thread.jobs()).toEqual(['a', 'b']);
  expect(main.jobs()).toEqual(['c']);
});

test('what waits goes to whoever is done first', async () => {
  const thread = createWorker('thread', 1);
  const main = createWorker('main', 1);
  const enqueue = createJobQueue([thread.worker, main.worker]);
  const results = ['a', 'b', 'c', 'd'].map(enqueue);
  main.at('b')?.done();
  await settle();
  expect(main.jobs()).toEqual(['c']);
  main.at('c')?.done();
  await settle();
  main.at('d')?.done();
  thread.at('a')?.done();
  await expect(Promise.all(results)).resolves.toEqual([
    'a by thread',
    'b by main',
    'c by main',
    'd by main',
  ]);
});

test('a job that fails is told, and makes room', async () => {
  const main = createWorker('main', 1);
  const enqueue = createJobQueue([main.worker]);
  const [first, second] = [enqueue('a'), enqueue('b')];
  main.at('a')?.fail();
  await expect(first).rejects.toThrow('a failed');
  await settle();
  main.at('b')?.done();
  await expect(second).resolves.toBe('b by main');
});
