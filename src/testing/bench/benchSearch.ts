/*
 * How well the search of the built site finds what readers look for, and what it costs them. README.md
 * explains the figures.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from '../../../plugins/delivery/security/node/serveSite';
import { runScript } from '../runScript';
import { readBuiltIndexes, readIconNames } from '../search/builtIndex';
import { measureHits } from '../search/measureHits';
import queries from '../search/queries.json';
import { median } from './comparison';
import { formatSearchTable } from './formatSearchTable';
import { launchBrowser } from './measurePages';
import { measureSearch, type SearchFigures } from './measureSearch';
import { parseOptions } from './options';

const PAGE = '/material-ui/getting-started/installation/';

function medians(runs: readonly SearchFigures[]): SearchFigures {
  const of = (key: Exclude<keyof SearchFigures, 'early'>) =>
    median(runs.map((figures) => figures[key])) ?? 0;
  return {
    dialogBytes: of('dialogBytes'),
    indexBytes: of('indexBytes'),
    firstPartBytes: of('firstPartBytes'),
    openToHit: of('openToHit'),
    indexToHit: of('indexToHit'),
    keyToHit: of('keyToHit'),
    early: [...new Set(runs.flatMap(({ early }) => early))],
  };
}

async function main() {
  const { runs, jsonFile, root } = parseOptions(process.argv.slice(2), process.cwd());
  const build = path.join(root, 'build');
  const hits = measureHits(readBuiltIndexes(build), readIconNames(root), queries);
  const server = await serveSite({ folder: build, host: 'localhost', port: 0 });
  const browser = await launchBrowser();
  try {
    const all: SearchFigures[] = [];
    for (let run = 0; run < runs; run += 1) {
      all.push(await measureSearch(browser, server.url.replace(/\/$/, ''), PAGE));
    }
    const search = medians(all);
    console.log(formatSearchTable(hits, search));
    if (jsonFile !== null) {
      writeFileSync(jsonFile, `${JSON.stringify({ runs, hits, search, all }, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

runScript(main);
