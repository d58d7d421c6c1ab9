import { acknowledgeMends } from '../acknowledgeMends';
import { beginSiteLoad, siteLoads } from '../siteLoads';

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

/** In ms, for what waits only for the bundler, and for a load that never ended. */
const SHORT = 2000;
const LONG = 70_000;

let begun: string[];

beforeEach(() => {
  begun = [];
  delete (globalThis as { siteLoads?: unknown }).siteLoads;
  jest.useFakeTimers();
  process.env['NODE_ENV'] = 'development';
});

afterEach(() => {
  jest.useRealTimers();
  process.env['NODE_ENV'] = 'test';
});

function begin(name: string): Promise<void> {
  void beginSiteLoad().then(() => begun.push(name));
  return jest.advanceTimersByTimeAsync(SHORT);
}

test('a load waits for the one before, and the newest supersedes others that wait', async () => {
  await begin('first');
  await begin('second');
  await begin('third');
  expect(begun).toEqual(['first']);
  await siteLoads().allContentLoaded?.(jest.fn() as never);
  await jest.advanceTimersByTimeAsync(SHORT);
  expect(begun).toEqual(['first', 'third']);
});

test('a load that failed is not waited for', async () => {
  await begin('first');
  await acknowledgeMends('a page', () => Promise.reject(new Error()))().catch(() => {});
  await begin('second');
  expect(begun).toEqual(['first', 'second']);
});

test('a load that never ended is not waited for without end', async () => {
  await begin('first');
  await begin('second');
  await jest.advanceTimersByTimeAsync(LONG);
  expect(begun).toEqual(['first', 'second']);
});

test('builds load one language after the other, also in development mode', async () => {
  const { argv } = process;
  process.argv = ['node', 'docusaurus', 'build', '--dev'];
  await begin('en');
  await begin('zh');
  process.argv = argv;
  process.env['NODE_ENV'] = 'production';
  await begin('pt');
  expect(begun).toEqual(['en', 'zh', 'pt']);
});
