import { setTimeout as pause } from 'node:timers/promises';
import { afterBundler, reloadAfterBundler } from '../afterBundler';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));
const waits = jest.mocked(pause);

beforeEach(() => waits.mockClear());

test('what is loaded again lets the bundler go first', async () => {
  const load = afterBundler(() => Promise.resolve('pages'));
  await expect(load()).resolves.toBe('pages');
  expect(waits).not.toHaveBeenCalled();
  await expect(load()).resolves.toBe('pages');
  expect(waits).toHaveBeenCalledTimes(1);
});

test('so does the configuration, in development only', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  await reloadAfterBundler();
  await reloadAfterBundler();
  expect(waits).not.toHaveBeenCalled();
  process.env['NODE_ENV'] = 'development';
  await reloadAfterBundler();
  expect(waits).toHaveBeenCalledTimes(1);
});
