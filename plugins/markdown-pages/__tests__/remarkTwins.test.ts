import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import english from '../../../i18n/en/dictionary.json';
import type { DocPage } from '../node/collectPages';
import { currentTwins } from '../node/currentTwins';
import { parsePage } from '../node/parsePage';
import remarkTwins from '../node/remarkTwins';
import { createTwinsWriter } from '../node/writeTwins';

let siteDir: string;
const FILES: Readonly<Record<string, string>> = {
  'i18n/en/dictionary.json': JSON.stringify(english),
  'docs/card.mdx': 'On the disk.\n',
  'docs/tabs.mdx': 'On the disk.\n',
};

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'twins-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), content);
  }
});
afterEach(async () => {
  delete currentTwins.reader;
  await rm(siteDir, { recursive: true });
});

const toPage = (name: string): DocPage => ({
  file: `docs/${name}.mdx`,
  permalink: `/${name}/`,
  title: name,
  description: '',
  frontMatter: {},
  group: '',
  isListed: true,
});

const createWriter = () =>
  createTwinsWriter({
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    outDir: path.join(siteDir, 'build'),
    locale: 'en',
    place: { origin: 'https://docs.test', baseUrl: '/' },
    pages: [toPage('card'), toPage('tabs')],
  });

/** What the bundler does with a page. */
async function read(name: string, content: string) {
  const { source, tree } = parsePage(content, name);
  await remarkTwins({ siteDir })(tree, { path: path.join(siteDir, name), value: source });
}

const built = (file: string) => readFile(path.join(siteDir, 'build', file), 'utf8');

test('a page has the Markdown of what the bundler read, one that it did not read that of its file', async () => {
  const writer = createWriter();
  currentTwins.reader = writer;
  await read('docs/card.mdx', 'From the bundler.\n');
  await read('docs/card.mdx', 'From its second compiler.\n');
  await read('docs/_part.mdx', 'No page.\n');
  await writer.writeOthers();
  await expect(built('card.md')).resolves.toBe('# card\n\nFrom the bundler.\n');
  await expect(built('tabs.md')).resolves.toBe('# tabs\n\nOn the disk.\n');
});

test('the bundler is told what has no Markdown form, and in which line', async () => {
  currentTwins.reader = createWriter();
  await expect(read('docs/card.mdx', 'A card.\n\n<Unknown />\n')).rejects.toThrow(
    'docs/card.mdx:3: <Unknown> has no Markdown form',
  );
});

test('a development server, which writes none, reads pages all the same', async () => {
  await expect(read('docs/card.mdx', '<Unknown />\n')).resolves.toBeUndefined();
});
