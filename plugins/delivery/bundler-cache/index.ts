import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { markCache } from '../../common/docusaurus/markCache';
import { hashFiles } from '../../common/files/hashFiles';

/** What decides how files are compiled: loaders, remark plugins and the rules that they follow. */
const COMPILED_BY = ['plugins', 'src/site', 'package-lock.json'];

/**
 * Makes the bundler's persistent cache depend on the code that compiles the site, in builds and in the
 * development server.
 */
export default function bundlerCache({ siteDir }: LoadContext): Plugin {
  const mark = hashFiles(COMPILED_BY.map((name) => path.join(siteDir, name)));
  return {
    name: 'bundler-cache',

    configureWebpack(config) {
      markCache(config, mark);
      return {};
    },
  };
}
