import siteConfig from '../../../playwright.config';
import { readPlan, RESULTS } from './plan';

const { folders, ports } = readPlan();
const ROOT = '../../..';

const serve = (side: 'base' | 'head') => ({
  command: `npm run serve -- --dir "${folders[side]}" --port ${ports[side]}`,
  cwd: ROOT,
  url: `http://localhost:${ports[side]}/`,
  timeout: 60_000,
});

/** Looks at two builds beside each other; `cli.ts` runs it. */
export default {
  ...siteConfig,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: `${ROOT}/${RESULTS}`,
  snapshotPathTemplate: `${ROOT}/.cache/pictures/before/{arg}{ext}`,
  // What differs is kept only if it does so twice.
  retries: 1,
  timeout: 180_000,
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: `${ROOT}/${RESULTS}.json` }], ['./reporter.ts']],
  webServer: [serve('base'), serve('head')],
};
