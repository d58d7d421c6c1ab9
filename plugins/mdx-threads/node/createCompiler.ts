import type { Options } from '@docusaurus/mdx-loader';
import type { createProcessors } from '@docusaurus/mdx-loader/lib/processor';
import { createRequire } from 'node:module';
import { currentTwins } from '../../markdown-pages/node/currentTwins';
import { createTwinMaker } from '../../markdown-pages/node/writeTwins';
import type { Compiled, Job, ThreadSetup } from './jobs';
import { mdxPluginsOf } from './mdxPlugins';

/** What compiles pages in a thread as the main one does. Throws what that throws. */
export function createCompiler(setup: ThreadSetup): (job: Job) => Promise<Compiled> {
  const { processorModule, options, place, twinsBuild } = setup;
  const docusaurus = createRequire(processorModule)(processorModule) as {
    createProcessors: typeof createProcessors;
  };
  const plugins = mdxPluginsOf(place);
  const processors = options.map((plain) =>
    docusaurus.createProcessors({ options: { ...(plain as unknown as Options), ...plugins } }),
  );

  let twins: [file: string, markdown: readonly string[]][] = [];
  if (twinsBuild) {
    const make = createTwinMaker(twinsBuild);
    currentTwins.reader = {
      async read(file, parsed) {
        const made = await make(file, parsed);
        if (made) twins.push([file, made]);
      },
    };
  }

  return async ({ page, format, options: index }) => {
    const { mdProcessor, mdxProcessor } = await processorsAt(index);
    const { content, data } = await (format === 'md' ? mdProcessor : mdxProcessor).process(page);
    const made = twins;
    twins = [];
    return { content, contentTitle: data['contentTitle'] as string | undefined, twins: made };
  };

  function processorsAt(index: number) {
    const found = processors[index];
    if (!found) throw new Error(`There are no options ${index}.`);
    return found;
  }
}
