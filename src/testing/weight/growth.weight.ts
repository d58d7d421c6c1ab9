import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../bench/createSites';
import { buildSite } from '../bench/docusaurus';
import { scratchSite } from '../scratchSite';
import {
  readBuiltPage,
  readTables,
  scriptsOf,
  styleSheetsOf,
  type BuiltPage,
  type WeighedFile,
} from './builtPages';
import { createGeneratedSite } from './createGeneratedSites';
import { generatePages } from './generatePages';

/**
 * Both are whole groups of the navigation in every section. The bundler's ids of modules get a digit
 * more where there are 500 modules, and 5,000; the project has over 200 besides its pages, so that
 * both sizes are between the two.
 */
const [SMALL, LARGE] = [336, 560];

/** The scripts that have nothing of any page, and what they may differ by, in bytes uncompressed. */
const FLAT_SCRIPTS = ['runtime~main.js', 'main.js'];
const FLAT_DIFFERENCE = 16;

/**
 * What the other scripts of a page and the table of its section together may grow by for each page of
 * the site, in bytes under brotli.
 */
const GROWTH = 6;

interface BuiltSite extends BuiltPage {
  readonly tables: readonly WeighedFile[];
}

// Both in the same place, of which something may be in the scripts.
const site = scratchSite('weight');
const outDir = site.inSite('build');

// Short pages are built sooner, and what a page's scripts grow by is not in the page's own text.
const pagesOf = (count: number) => generatePages(count, { sections: 1 });

async function buildGeneratedSite(count: number): Promise<BuiltSite> {
  site.clear();
  const pages = pagesOf(count);
  createGeneratedSite(PROJECT, site.siteDir, pages);
  await buildSite(site);
  return { ...readBuiltPage(outDir, pages[0]?.pathname ?? ''), tables: readTables(outDir) };
}

const isFlat = ({ name }: WeighedFile) => FLAT_SCRIPTS.includes(name);

/** The bytes of the scripts of a page that know of its section. */
const sectionBytes = ({ scripts }: BuiltSite) =>
  scripts.reduce((sum, script) => sum + (isFlat(script) ? 0 : script.bytes), 0);

/** What the table that grows most grows by, for each page that is added to the site. */
const tableGrowth = () =>
  Math.max(
    ...small.tables.map(({ name, bytes }) => {
      const table = large.tables.find((file) => file.name === name);
      return ((table?.bytes ?? Infinity) - bytes) / (LARGE - SMALL);
    }),
  );

let small: BuiltSite;
let large: BuiltSite;

beforeAll(async () => {
  small = await buildGeneratedSite(SMALL);
  large = await buildGeneratedSite(LARGE);
});

afterAll(site.remove);

// Uncompressed: hashes of routes are in them, which are as long but compress a little differently.
test.each(FLAT_SCRIPTS)('%s does not grow', (name) => {
  const [before, after] = [small, large].map(
    ({ scripts }) => scripts.find((script) => script.name === name)?.rawBytes ?? NaN,
  );
  expect(Math.abs((after ?? NaN) - (before ?? NaN))).toBeLessThanOrEqual(FLAT_DIFFERENCE);
});

test(`what knows the section of a page grows by at most ${GROWTH} B per page of the site`, () => {
  expect(sectionBytes(small)).toBeGreaterThan(0);
  const growth = (sectionBytes(large) - sectionBytes(small)) / (LARGE - SMALL);
  expect(growth + tableGrowth()).toBeLessThanOrEqual(GROWTH);
});

test('the style sheets stay as they are', () => {
  expect(small.styleSheets).not.toEqual([]);
  expect(large.styleSheets).toEqual(small.styleSheets);
});

// The larger site's caches are there.
test('a page that is edited is the new one after the next build, and nothing names what is gone', async () => {
  const [edited, other] = pagesOf(LARGE).filter(
    ({ product }, _, [first]) => product === first?.product,
  );
  if (!edited || !other) throw new Error('A section has at least two pages.');
  const sentence = 'This sentence was written between two builds.';
  appendFileSync(site.inSite(edited.file), `\n${sentence}\n`);
  await buildSite(site);

  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const htmlOf = (pathname: string) => read(path.join(pathname, 'index.html'));
  expect(htmlOf(edited.pathname)).toContain(sentence);
  expect(
    scriptsOf(htmlOf(edited.pathname)).filter((file) => read(file).includes(sentence)),
  ).toHaveLength(1);
  expect(read(`${edited.pathname}.md`)).toContain(sentence);
  for (const { pathname } of [edited, other]) {
    const html = htmlOf(pathname);
    const files = [...scriptsOf(html), ...styleSheetsOf(html)];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(path.join(outDir, file)))).toEqual([]);
  }
  expect(readTables(outDir).map(({ name }) => name)).toEqual(large.tables.map(({ name }) => name));
});
