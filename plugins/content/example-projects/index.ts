import type { LoadContext, Plugin } from '@docusaurus/types';
import { DATA_FILE, PLUGIN_NAME } from './contract';
import { readExampleProjects } from './node/readExampleProjects';

/** Provides the applications of guides as `@generated/example-projects/default/exampleProjects.json`. */
export default function exampleProjectsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,

    async contentLoaded({ actions }) {
      await actions.createData(DATA_FILE, readExampleProjects(siteDir));
    },
  };
}
