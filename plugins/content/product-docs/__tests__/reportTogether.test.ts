import { setImmediate as turn } from 'node:timers/promises';
import { reportTogether } from '../node/reportTogether';

const failing = (message: string, turns: number) =>
  reportTogether(async () => {
    for (let i = 0; i < turns; i += 1) await turn();
    throw new Error(message);
  });

test('the first failure waits for the others, and names theirs', async () => {
  const right = reportTogether(async () => 'Joy UI');
  const outcomes = await Promise.allSettled([
    failing('Base UI: add a title.', 1)(),
    right(),
    failing('Material UI: add a title.', 3)(),
  ]);
  const both = new Error('Base UI: add a title.\nMaterial UI: add a title.');
  expect(outcomes).toEqual([
    { status: 'rejected', reason: both },
    { status: 'fulfilled', value: 'Joy UI' },
    { status: 'rejected', reason: both },
  ]);
});

test('what was mended is forgotten', async () => {
  await expect(failing('A', 0)()).rejects.toThrow('A');
  await expect(failing('B', 0)()).rejects.toThrow(/^B$/);
});
