import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of every page in the built site's sitemap, and of the test pages. */
export function sitemapPaths(): readonly string[] {
  const file = path.resolve(__dirname, '../../../build/sitemap.xml');
  const xml = readFileSync(file, 'utf8');
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  const paths = locations.map((location) => new URL(location).pathname);
  if (paths.length === 0) throw new Error(`${file} lists no page. Build the site first.`);
  return paths;
}
