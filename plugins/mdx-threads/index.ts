import type { Options } from '@docusaurus/mdx-loader';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { currentTwins } from '../markdown-pages/node/currentTwins';
import { createPool, type Pool } from './node/createPool';
import { toPlainOptions } from './node/plainOptions';
import { mdxPluginsOf } from './node/mdxPlugins';

const NAME = 'mdx-threads';

/** With fewer pages a thread takes longer to start than it saves. */
const FEWEST_PAGES = 200;

interface Loader {
  readonly loader?: string;
  readonly options?: Options;
}

const countDocs = (contents: readonly LoadedContent[]) =>
  contents
    .flatMap(({ loadedVersions }) => loadedVersions)
    .reduce((sum, { docs }) => sum + docs.length, 0);

/** The loaders in the bundler's rules. */
function loadersIn(rules: readonly unknown[]): Loader[] {
  return rules.flatMap((rule) => {
    const { use } = (rule ?? {}) as { readonly use?: unknown };
    return Array.isArray(use) ? (use as Loader[]) : [];
  });
}

/**
 * Compiles the pages of a build in several threads: reading them is what most of the bundler's time
 * goes to, in one thread, while it leaves the machine's other processors idle. Belongs after the
 * plugins whose pages it compiles. A development server compiles what is asked for.
 */
export default function mdxThreads({ siteDir, i18n }: LoadContext): Plugin {
  const isActive = process.env['NODE_ENV'] === 'production';
  const place = { siteDir, locale: i18n.currentLocale };
  let pool: Pool | undefined;

  return {
    name: NAME,

    async allContentLoaded({ allContent }) {
      const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      // The threads load what they need while the bundler is made ready.
      if (isActive && countDocs(contents as LoadedContent[]) >= FEWEST_PAGES) pool ??= createPool();
    },

    configureWebpack(config, isServer) {
      // The server gets what has been compiled for the browser.
      if (!pool || isServer) return {};
      const { setUp, share, stop } = pool;
      const plugins = mdxPluginsOf(place);
      const plainOptions: object[] = [];
      let processorModule = '';
      for (const { loader, options } of loadersIn(config.module?.rules ?? [])) {
        if (!loader?.includes('mdx-loader') || !options?.processors) continue;
        const plain = toPlainOptions(options, plugins);
        if (!plain) continue;
        processorModule = path.join(path.dirname(loader), 'processor.js');
        options.processors = share(options.processors, plainOptions.push(plain) - 1);
      }
      return {
        plugins: [
          {
            apply({ hooks }) {
              // After `markdown-pages`.
              hooks.run.tap({ name: NAME, stage: 1 }, () => {
                const { build: twinsBuild } = currentTwins;
                setUp({ place, processorModule, options: plainOptions, twinsBuild });
              });
              hooks.done.tap(NAME, stop);
            },
          },
        ],
      };
    },
  };
}
