import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import navTrees from '../../../../sidebars';
import { API_SECTIONS, apiPagesOf } from '../../../site/apiReference';
import { createHostRedirector } from '../../../site/hostRedirects';
import { PRODUCTS } from '../../../site/products';
import {
  formerLanguageRedirects,
  inAllLanguages,
  resolveRedirects,
  toHostRedirects,
  withoutHash,
} from '../../../site/redirectRules';
import {
  DROPPED_LANGUAGES,
  ENGLISH_SECTIONS,
  REDIRECTS,
  ROUTE_MOVES,
} from '../../../site/redirects';
import { STAND_INS } from '../../../site/standIns';
import { findTarget, readAddress, suggestPages } from '../suggestPages';

/** A line is an address and what it leads to: a page, or with "?" the first suggestion of the 404 page. */
const OLD_ADDRESSES = readFileSync(path.join(__dirname, 'oldAddresses.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const ROOT = path.resolve(__dirname, '../../../..');

function pagesIn(folder: string, route: string): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('experiments'))
    .map((file) => `${route}/${file.replace(/(?:\/index)?\.mdx$/, '')}/`);
}

const PAGES = [
  ...pagesIn('docs', ''),
  ...pagesIn('material-ui_versioned_docs/version-v5', '/material-ui/v5'),
  ...API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => `${pathname}/`),
];
const pages = new Set(PAGES);
const ROUTES = PRODUCTS.filter(({ experimental }) => !experimental).map(({ route }) => route);
const starts = PRODUCTS.map(({ route, href }) => ({ route, start: href }));
const redirects = resolveRedirects(
  { moved: REDIRECTS, standIns: STAND_INS, routeMoves: ROUTE_MOVES },
  { pages, starts: [...starts, { route: '/toolpad/core', start: '/toolpad/core/introduction/' }] },
  navTrees,
);
const shared = toHostRedirects(inAllLanguages(redirects, ENGLISH_SECTIONS), ROUTE_MOVES);
const findRedirect = createHostRedirector([
  ...toHostRedirects(redirects, ROUTE_MOVES),
  ...formerLanguageRedirects(['en', ...DROPPED_LANGUAGES], ROUTES, pages, shared),
]);
const site = {
  pages: PAGES.map((page): [string, string] => [page, page]),
  redirects: redirects.map(({ from, to }): [string, string] => [from, to]),
};

/** What a reader sees: the answer of the host, then that of the page or the 404 page there. */
function answer(asked: string): string[] {
  const address = findRedirect(asked)?.location ?? asked;
  const unknown = readAddress(withoutHash(address));
  const target = findTarget(unknown, site);
  if (target !== undefined) return [pages.has(withoutHash(address)) ? address : target];
  return ['?', suggestPages(unknown, site, 4).pages[0]?.pathname ?? 'none'];
}

test('every old address leads to its page, to an answer, or to what is near', () => {
  const wrong = OLD_ADDRESSES.flatMap(([asked = '', ...expected]) => {
    if (pages.has(asked)) return [];
    const answered = answer(asked).join(' ');
    return answered === expected.join(' ') ? [] : [`${asked} ${answered}`];
  });
  expect(wrong).toEqual([]);
});

test('no redirect leads to another one, but that of a former language to the one in English', () => {
  const old = redirects.map(({ from }) => from);
  const chains = old.filter((asked) => {
    const location = findRedirect(asked)?.location;
    return location !== undefined && findRedirect(location);
  });
  expect(chains).toEqual([]);
  const lost = inAllLanguages(redirects, ENGLISH_SECTIONS)
    .flatMap(({ from }) => [`/en${from}`, `/fr${from}`].map((asked) => [asked, from] as const))
    .filter(([asked, from]) => {
      const location = findRedirect(asked)?.location;
      return location !== from && location !== findRedirect(from)?.location;
    });
  expect(lost).toEqual([]);
});
