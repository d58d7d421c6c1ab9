import type { SimpleProcessors } from '@docusaurus/mdx-loader/lib/processor';
import { availableParallelism } from 'node:os';
import { currentTwins } from '../../markdown-pages/node/currentTwins';
import { createPool } from '../node/createPool';
import { createThread } from '../node/createThread';
import type { Compiled, Job } from '../node/jobs';

jest.mock('node:os', () => ({
  ...jest.requireActual<object>('node:os'),
  availableParallelism: jest.fn(),
}));
jest.mock('../node/createThread');

const compile = jest.fn<Promise<Compiled | undefined>, [Job]>();

beforeEach(() => {
  jest.mocked(availableParallelism).mockReturnValue(2);
  jest.mocked(createThread).mockReturnValue({ tell: jest.fn(), compile, stop: jest.fn() });
  jest.mocked(createThread).mockClear();
  compile.mockReset();
});
afterEach(() => delete currentTwins.writer);

const here = jest.fn((page: Job['page']) =>
  Promise.resolve({ content: `${page.content} here`, data: { contentTitle: 'here' } }),
);
const PROCESSORS: SimpleProcessors = {
  mdProcessor: { process: here },
  mdxProcessor: { process: here },
};

const toPage = (content: string): Job['page'] => ({
  content,
  filePath: '/site/docs/card.mdx',
  frontMatter: {},
  compilerName: 'client',
});

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
  [32, 3],
])('a machine with %d processors has %d threads', (processors, threads) => {
  jest.mocked(availableParallelism).mockReturnValue(processors);
  createPool();
  expect(createThread).toHaveBeenCalledTimes(threads);
});

test('a page is what the thread makes of it, and its Markdown is written', async () => {
  const written: unknown[] = [];
  currentTwins.writer = {
    read: () => Promise.resolve(),
    writeMade: (...twins) => written.push(twins),
    writeOthers: () => Promise.resolve(),
  };
  compile.mockResolvedValue({ content: 'there', contentTitle: 'Card', twins: [['card', ['# C']]] });
  const { mdProcessor } = createPool().share(PROCESSORS, 3);
  await expect(mdProcessor.process(toPage('text'))).resolves.toEqual({
    content: 'there',
    data: { contentTitle: 'Card' },
  });
  expect(compile).toHaveBeenCalledWith({ page: toPage('text'), format: 'md', options: 3 });
  expect(written).toEqual([['card', ['# C']]]);
});

test.each([
  ['cannot', () => compile.mockResolvedValue(undefined)],
  ['cannot be asked', () => compile.mockRejectedValue(new Error('no clone'))],
])('what a thread %s is done here', async (_, prepare) => {
  prepare();
  const { mdxProcessor } = createPool().share(PROCESSORS, 0);
  await expect(mdxProcessor.process(toPage('text'))).resolves.toMatchObject({
    content: 'text here',
  });
});

test('what is wrong with a page is said here', async () => {
  compile.mockResolvedValue(undefined);
  here.mockRejectedValueOnce(new Error('card.mdx:3: no'));
  const { mdxProcessor } = createPool().share(PROCESSORS, 0);
  await expect(mdxProcessor.process(toPage('text'))).rejects.toThrow('card.mdx:3: no');
});

test('a page that links to a file is done here at once', async () => {
  const { mdxProcessor } = createPool().share(PROCESSORS, 0);
  const result = await mdxProcessor.process(toPage('[tabs](./tabs.mdx#usage)'));
  expect(result.content).toBe('[tabs](./tabs.mdx#usage) here');
  expect(compile).not.toHaveBeenCalled();
});

test('this thread works, too, while the others have no room', async () => {
  compile.mockReturnValue(new Promise(() => undefined));
  const { mdxProcessor } = createPool().share(PROCESSORS, 0);
  const results = ['a', 'b', 'c', 'd'].map((content) => mdxProcessor.process(toPage(content)));
  await expect(Promise.all(results.slice(2))).resolves.toMatchObject([
    { content: 'c here' },
    { content: 'd here' },
  ]);
});
