import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { statSync } from 'node:fs';
import path from 'node:path';
import { watchBesidePages } from '../../common/mends/watchBesidePages';

/** Files that the development server loads only once. */
const LOADED_ONCE = ['src/site/*.ts', 'plugins/**/*.{ts,cjs}'];
const IGNORED = ['**/__tests__/**', 'plugins/**/{client,theme,worker}/**'];

/** Docusaurus plugin that warns when a file changes that takes effect only after a restart. */
export default function restartNotice({ siteDir }: LoadContext): Plugin<void> {
  const readTimes = async () => {
    const files = await Globby(LOADED_ONCE, { cwd: siteDir, ignore: IGNORED });
    return new Map(files.sort().map((file) => [file, statSync(path.join(siteDir, file)).mtimeMs]));
  };
  let times: Awaited<ReturnType<typeof readTimes>> | undefined;
  return {
    name: 'restart-notice',

    getPathsToWatch: () => watchBesidePages(LOADED_ONCE.map((glob) => path.join(siteDir, glob))),

    async loadContent() {
      const last = times;
      times = await readTimes();
      const changed = [...times].filter(([file, time]) => last && last.get(file) !== time);
      if (changed.length > 0) {
        const files = changed.map(([file]) => file).join(', ');
        logger.warn(`${files} changed: restart npm start for all of it to take effect.`);
      }
    },
  };
}
