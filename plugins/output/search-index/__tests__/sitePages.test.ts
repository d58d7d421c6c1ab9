import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { readSearchWords } from '../node/searchWords';
import { toSitePages } from '../node/sitePages';
import { toSearchPart } from '../node/toSearchPart';

const site = temporaryFolder('each');

const write = (locale: string, value: object) =>
  site.write({ [`i18n/${locale}/search.json`]: JSON.stringify(value) });

const CODES = {
  7: [{ message: 'MUI: Expects a string.\nSee the docs.', packages: ['a@1'] }],
};

beforeEach(() => {
  write('en', {
    pages: {
      '/error/?code={code}': ['Error {code}', 'minified error {code}'],
      '/releases.xml': ['Feed', 'RSS'],
    },
    words: { limits: ['bugs'] },
  });
  write('zh', { pages: { '/error/?code={code}': ['错误 {code}'] }, words: { limits: ['限制'] } });
});

it('lists an entry per numbered error, with its message, and files in English', async () => {
  const words = await readSearchWords(site.path, 'zh');
  const { docs } = toSitePages(words, CODES, { baseUrl: '/zh/', locale: 'zh' });
  expect(toSearchPart(docs)).toEqual({
    schema: 1,
    base: '/',
    pages: [
      { path: 'releases.xml', title: 'Feed', keywords: ['RSS'], english: 1 },
      { path: 'zh/error/?code=7', title: '错误 7: Expects a string.', titles: ['错误 7'] },
    ],
  });
});

it('has the words of the language beside the English ones', async () => {
  expect((await readSearchWords(site.path, 'zh')).words).toEqual({ limits: ['bugs', '限制'] });
  expect((await readSearchWords(site.path, 'en')).words).toEqual({ limits: ['bugs'] });
  expect((await readSearchWords(site.path, 'pt')).words).toEqual({ limits: ['bugs'] });
});

it('names a file that it cannot read', async () => {
  write('zh', { pages: {}, words: { limits: [] } });
  await expect(readSearchWords(site.path, 'zh')).rejects.toThrow(/^i18n\/zh\/search\.json: /);
});
