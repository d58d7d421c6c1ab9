import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import english from '../../../i18n/en/dictionary.json';
import { createThread, type Thread } from '../node/createThread';
import type { Job, ThreadSetup } from '../node/jobs';
import { MARKDOWN_CONFIG } from './markdownConfig';

let siteDir: string;
let thread: Thread;

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'threads-'));
  await mkdir(path.join(siteDir, 'i18n/en'), { recursive: true });
  await writeFile(path.join(siteDir, 'i18n/en/dictionary.json'), JSON.stringify(english));
});
beforeEach(() => {
  thread = createThread();
});
afterEach(() => thread.stop());
afterAll(() => rm(siteDir, { recursive: true }));

const toSetup = (): ThreadSetup => ({
  place: { siteDir, locale: 'en' },
  processorModule: require.resolve('@docusaurus/mdx-loader/lib/processor'),
  options: [
    {
      admonitions: true,
      siteDir,
      staticDirs: [],
      markdownConfig: MARKDOWN_CONFIG,
    },
  ],
  twinsBuild: {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    outDir: path.join(siteDir, 'build'),
    locale: 'en',
    place: { origin: 'https://docs.test', baseUrl: '/' },
    pages: [
      {
        file: 'docs/card.mdx',
        permalink: '/card/',
        title: 'Card',
        description: '',
        frontMatter: {},
        group: '',
        isListed: true,
      },
    ],
  },
});

const toJob = (content: string, format: Job['format'] = 'mdx'): Job => ({
  page: {
    content,
    filePath: path.join(siteDir, 'docs/card.mdx'),
    frontMatter: {},
    compilerName: 'client',
  },
  format,
  options: 0,
});

test('a page is compiled with all plugins, and its Markdown is made', async () => {
  thread.tell({ setup: toSetup() });
  const compiled = await thread.compile(
    toJob('# The card\n\nShows **one** thing.\n\n```tsx\nconst card = 1;\n```\n'),
  );
  expect(compiled?.contentTitle).toBe('The card');
  expect(compiled?.content).toContain('export default function MDXContent');
  expect(compiled?.content).toContain('<span class=\\"token keyword\\">const</span>');
  expect(compiled?.twins.map(([file]) => file)).toEqual(['docs/card.mdx']);
  expect(compiled?.twins[0]?.[1][0]).toContain('Shows **one** thing.');
});

test('its Markdown is told once', async () => {
  thread.tell({ setup: toSetup() });
  await thread.compile(toJob('One.\n'));
  await expect(
    thread.compile({
      ...toJob('Two.\n'),
      page: { ...toJob('Two.\n').page, filePath: path.join(siteDir, 'docs/_part.mdx') },
    }),
  ).resolves.toMatchObject({ twins: [] });
});

test.each([
  ['is no MDX', '<Card>\n'],
  ['has no Markdown form', '<Unknown />\n'],
  ['has a fence with a mistake', '```tsx {one}\nconst card = 1;\n```\n'],
])('a page that %s is left to the main thread, and the next one is not', async (_, content) => {
  thread.tell({ setup: toSetup() });
  await expect(thread.compile(toJob(content))).resolves.toBeUndefined();
  await expect(thread.compile(toJob('A card.\n', 'md'))).resolves.toBeDefined();
});

test('a thread that has not been told anything leaves its pages', async () => {
  await expect(thread.compile(toJob('A card.\n'))).resolves.toBeUndefined();
});

test('a thread that has ended leaves what it had, and what comes', async () => {
  thread.tell({ setup: toSetup() });
  const compiled = thread.compile(toJob('A card.\n'));
  thread.stop();
  await expect(compiled).resolves.toBeUndefined();
  await expect(thread.compile(toJob('A card.\n'))).resolves.toBeUndefined();
});
