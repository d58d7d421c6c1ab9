import { execFileSync } from 'node:child_process';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { acceptPage, diffPage, findPair, startPage } from '../node/editPages';
import { findProblemsOfPage } from '../node/findProblems';
import { readEnglishPages, readPageState } from '../node/readPages';

const ENGLISH = 'docs/material-ui/react-tabs/index.mdx';
const OWN = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-tabs/index.mdx';
const PAGE =
  "---\ntitle: Tabs\n---\n\nTabs show views.\n\n## Basic tabs\n\n<Demo src='./A.tsx' />\n";
const TODAY = '2026-11-24';

const site = temporaryFolder('each');
const { read } = site;

function commit() {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: site.path });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'pages');
}

const stateOf = () =>
  readEnglishPages(site.path).map((page) => readPageState(site.path, page, 'zh').state)[0];

beforeEach(() => site.write({ [ENGLISH]: PAGE }));

test('pictures of a page that is started stay beside the English page', () => {
  site.write({ [ENGLISH]: `${PAGE}\n![a](./img/a.png) ![b](b.png "B") ![c](/img/c.png)\n` });
  startPage(site.path, { english: ENGLISH, translated: OWN }, TODAY);
  const folder = '@site/docs/material-ui/react-tabs';
  expect(read(OWN)).toContain(
    `![a](${folder}/img/a.png) ![b](${folder}/b.png "B") ![c](/img/c.png)`,
  );
});

test('a page is started, goes out of date, and is accepted again', async () => {
  commit();
  const pair = findPair(site.path, 'material-ui/react-tabs', 'zh');
  expect(pair).toEqual({ english: ENGLISH, translated: OWN });
  expect(stateOf()).toBe('missing');

  startPage(site.path, pair, TODAY);
  expect(read(OWN)).toContain(`translated_on: '${TODAY}'`);
  expect(read(OWN)).toContain("## Basic tabs {/* #basic-tabs */}\n\n<Demo src='./A.tsx' />\n");
  site.write({ [OWN]: read(OWN).replace('Tabs show views.', '标签页。') });
  // It may be committed as a draft.
  expect(stateOf()).toBe('missing');
  acceptPage(site.path, pair, TODAY);
  expect(stateOf()).toBe('translated');
  expect(diffPage(site.path, pair)).toBe('');
  // The title is as it was.
  const [problem] = await findProblemsOfPage(site.path, pair);
  expect(problem?.message).toContain('English');

  site.write({ [ENGLISH]: PAGE.replace('views', 'panels') });
  expect(stateOf()).toBe('stale');
  expect(diffPage(site.path, pair)).toContain('\n-Tabs show views.\n+Tabs show panels.\n');

  acceptPage(site.path, pair, '2026-12-01');
  expect(stateOf()).toBe('translated');
  expect(read(OWN)).toContain('标签页。');
  expect(read(OWN)).toContain("translated_on: '2026-12-01'");
});

test('other words for the search do not make a translation outdated', () => {
  const source = PAGE.replace(
    '---\n\n',
    'keywords: [views]\nquestions:\n  a, b: basic-tabs\n---\n\n',
  );
  site.write({ [ENGLISH]: source });
  commit();
  const pair = findPair(site.path, ENGLISH, 'zh');
  startPage(site.path, pair, TODAY);
  acceptPage(site.path, pair, TODAY);
  site.write({ [ENGLISH]: source.replace('[views]', '\n  - panels\n  - views') });
  expect(stateOf()).toBe('translated');
  site.write({ [ENGLISH]: PAGE });
  expect(stateOf()).toBe('translated');
  site.write({ [ENGLISH]: source.replace('title: Tabs', 'title: Tab') });
  expect(stateOf()).toBe('stale');
});

test.each(['/material-ui/react-tabs/', ENGLISH, `./${ENGLISH}`, OWN])('%s names a page', (name) => {
  expect(findPair(site.path, name, 'zh')).toEqual({ english: ENGLISH, translated: OWN });
});

test.each([
  ['material-ui/react-gone', 'zh', 'There is no English page /material-ui/react-gone/'],
  [OWN.replace('tabs', 'gone'), undefined, 'There is no English page docs/material-ui/react-gone'],
  ['material-ui/react-tabs', undefined, 'Name the language'],
])('%s in %s: %s', (name, locale, message) => {
  expect(() => findPair(site.path, name, locale)).toThrow(message);
});

test('nothing is written over, and every message names the file', () => {
  const pair = findPair(site.path, ENGLISH, 'zh');
  expect(() => acceptPage(site.path, pair, TODAY)).toThrow(
    `${OWN} does not exist; --start creates`,
  );
  site.write({ [OWN]: 'Text' });
  expect(() => startPage(site.path, pair, TODAY)).toThrow(`${OWN} exists already`);
  expect(() => acceptPage(site.path, pair, TODAY)).toThrow(`${OWN}: the page has no front matter`);
  expect(() => diffPage(site.path, pair)).toThrow('--accept records it');
});

test('a text that the repository does not have cannot be compared', () => {
  commit();
  const pair = findPair(site.path, ENGLISH, 'zh');
  site.write({ [OWN]: `---\ntranslated_from: '${'0a'.repeat(20)}'\n---\n` });
  expect(() => diffPage(site.path, pair)).toThrow('does not have the English text 0a0a');
});
