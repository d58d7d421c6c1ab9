import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS, apiPagesOf } from '../../site/apiReference';
import { DOCS_VERSIONS } from '../../site/docsVersions';
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '../../site/locales';
import { choosePages } from '../run/choosePages';
import { BUILD } from './buildFolder';

const API_PATHS: ReadonlySet<string> = new Set(
  API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => `${pathname}/`),
);

const TEST_PAGES = 'experiments/docs';

function sitemapPaths(): readonly string[] {
  const file = path.join(BUILD, 'sitemap.xml');
  const xml = readFileSync(file, 'utf8');
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const paths = locations.map((location) => new URL(location).pathname);
  if (paths.length === 0) throw new Error(`${file} lists no page. Build the site first.`);
  return paths;
}

function testPaths(): readonly string[] {
  return (
    readdirSync(path.join(BUILD, TEST_PAGES), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'index.html')
      // Pages that lead on have nothing to read.
      .filter(
        (file) =>
          !readFileSync(path.join(BUILD, TEST_PAGES, file), 'utf8').includes('data-redirect'),
      )
      .map((file) => `/${TEST_PAGES}/${file.split(path.sep).slice(0, -1).join('/')}/`)
  );
}

/** Returns the path of every written page in the built site's sitemap, and of the test pages. */
export function writtenPaths(): readonly string[] {
  return [...sitemapPaths().filter((pathname) => !API_PATHS.has(pathname)), ...testPaths()];
}

/** Returns the path of every page in the built site's sitemap that is made from a package's types. */
export function apiPaths(): readonly string[] {
  return sitemapPaths().filter((pathname) => API_PATHS.has(pathname));
}

/**
 * Returns the path of every written page that a language has a text of its own for: the others are
 * English pages in the language's shell, and say so to search engines.
 */
export function translatedPaths(locale: string): readonly string[] {
  return writtenPaths()
    .map((pathname) => `/${locale}${pathname}`)
    .filter((pathname) => {
      const html = readFileSync(path.join(BUILD, pathname, 'index.html'), 'utf8');
      const canonical = /<link[^>]*\srel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
      return canonical.includes(pathname);
    });
}

/** Returns the path of every written page of the versions that search engines are led away from. */
export function olderPaths(): readonly string[] {
  return DOCS_VERSIONS.filter(({ route, productRoute }) => route !== productRoute)
    .flatMap(({ route }) =>
      readdirSync(path.join(BUILD, route), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${route}/${file.split(path.sep).join('/')}`,
      ),
    )
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((pathname) => !API_PATHS.has(pathname))
    .sort();
}

/** Returns the languages that are in the build beside English; `npm test` builds only some. */
export function builtTranslations(): readonly LocaleCode[] {
  return LOCALE_CODES.filter(
    (code) => code !== DEFAULT_LOCALE && existsSync(path.join(BUILD, code)),
  );
}

/** Returns the path of every written page: each version, each language that has a text of its own. */
export function allWrittenPaths(): readonly string[] {
  return [...writtenPaths(), ...olderPaths(), ...builtTranslations().flatMap(translatedPaths)];
}

/** Returns those of all written pages that this run of the tests visits. */
export function chosenPaths(): readonly string[] {
  return choosePages(allWrittenPaths(), process.env['DOCS_TEST_SINCE']);
}
