import { setTimeout as pause } from 'node:timers/promises';
import { afterBundler } from '../afterBundler';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

test('what is loaded again lets the bundler go first', async () => {
  const load = afterBundler(() => Promise.resolve('pages'));
  await expect(load()).resolves.toBe('pages');
  expect(pause).not.toHaveBeenCalled();
  await expect(load()).resolves.toBe('pages');
  expect(pause).toHaveBeenCalledTimes(1);
});
