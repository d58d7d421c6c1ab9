import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  acceptPage,
  diffPage,
  findPair,
  startPage,
} from '../../../plugins/content/translations/node/editPages';
import { PROJECT } from '../bench/createSites';
import { buildSite } from '../bench/docusaurus';
import { scratchSite } from '../scratchSite';
import { createGeneratedSite } from '../weight/createGeneratedSites';
import { generatePages } from '../weight/generatePages';

const site = scratchSite('languages');
const { siteDir, inSite } = site;

const pages = generatePages(28, { sections: 1 });
const [first, second] = pages;

/** What the guide for a new language says: an entry, and a folder with a dictionary. */
function addLanguages() {
  const file = inSite('src/site/locales.ts');
  const entries = [
    "{ code: 'fr', label: 'Français', htmlLang: 'fr', direction: 'ltr' },",
    "{ code: 'ar', label: 'العربية', htmlLang: 'ar', direction: 'rtl' },",
  ];
  const end = '] as const;';
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(end, () => [...entries, end].join('\n')),
  );
  for (const [code, home] of [
    ['fr', '{}'],
    ['ar', '{ "settings": { "title": "الإعدادات" } }'],
  ] as const) {
    mkdirSync(inSite(`i18n/${code}`), { recursive: true });
    writeFileSync(inSite(`i18n/${code}/dictionary.json`), home);
  }
}

function translateFirstPage() {
  const pair = findPair(siteDir, first?.file ?? '', 'ar');
  startPage(siteDir, pair, '2026-11-24');
  const file = inSite(pair.translated);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: زر'));
  acceptPage(siteDir, pair, '2026-11-24');
}

const htmlOf = (locale: string, pathname = '') =>
  readFileSync(inSite(path.join('build', locale, pathname, 'index.html')), 'utf8');

beforeAll(async () => {
  site.clear();
  createGeneratedSite(PROJECT, siteDir, pages);
  addLanguages();
  translateFirstPage();
  await buildSite(site, ['en', 'fr', 'ar']);
});

afterAll(site.remove);

test.each([
  ['fr', 'fr', 'ltr'],
  ['ar', 'ar', 'rtl'],
])('pages of %s tell their language and direction', (locale, lang, direction) => {
  expect(htmlOf(locale)).toMatch(new RegExp(`<html lang="?${lang}"? dir="?${direction}"?`));
});

test.each(['fr', 'ar'])('what is missing in %s is in English, and says so', (locale) => {
  const html = htmlOf(locale, second?.pathname);
  expect(html).toContain('This page is not translated yet.');
  expect(html).toMatch(/class="?[^">]*markdown[^>]*lang="?en"?/);
});

test('what is translated is shown', () => {
  const html = htmlOf('ar', first?.pathname);
  expect(html).toContain('زر');
  expect(html).toContain('الإعدادات');
  expect(html).not.toContain('This page is not translated yet.');
});

test('the page of the translations lists the new languages', () => {
  expect(htmlOf('ar', 'translations')).toContain('Français');
});

test('a page whose English changes says so until its translation is accepted again', async () => {
  const pair = findPair(siteDir, first?.file ?? '', 'ar');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: siteDir });
  git('init', '--quiet');
  git('add', '--', pair.english);
  git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'page');
  appendFileSync(inSite(pair.english), '\nWritten after the translation.\n');
  expect(diffPage(siteDir, pair)).toContain('\n+Written after the translation.\n');
  // The pages of a copy are built without a history.
  rmSync(inSite('.git'), { recursive: true });

  await buildSite(site, ['en', 'ar']);
  const stale = htmlOf('ar', first?.pathname);
  // The sentence is not translated, so its date is English, too.
  expect(stale).toContain('November 24, 2026');
  expect(stale).toContain('See what has changed');

  acceptPage(siteDir, pair, '2026-11-25');
  await buildSite(site, ['en', 'ar']);
  const accepted = htmlOf('ar', first?.pathname);
  expect(accepted).toContain('زر');
  expect(accepted).not.toContain('See what has changed');
});
