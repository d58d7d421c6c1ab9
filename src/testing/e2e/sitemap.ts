import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS, apiPagesOf } from '../../site/apiReference';

const API_PATHS: ReadonlySet<string> = new Set(
  API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => `${pathname}/`),
);

function sitemapPaths(): readonly string[] {
  const file = path.resolve(__dirname, '../../../build/sitemap.xml');
  const xml = readFileSync(file, 'utf8');
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const paths = locations.map((location) => new URL(location).pathname);
  if (paths.length === 0) throw new Error(`${file} lists no page. Build the site first.`);
  return paths;
}

/** Returns the path of every written page in the built site's sitemap, and of the test pages. */
export function writtenPaths(): readonly string[] {
  return sitemapPaths().filter((pathname) => !API_PATHS.has(pathname));
}

/** Returns the path of every page in the built site's sitemap that is made from a package's types. */
export function apiPaths(): readonly string[] {
  return sitemapPaths().filter((pathname) => API_PATHS.has(pathname));
}
