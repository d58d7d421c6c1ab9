import type { SimpleProcessor, SimpleProcessors } from '@docusaurus/mdx-loader/lib/processor';
import { availableParallelism } from 'node:os';
import { currentTwins } from '../../markdown-pages/node/currentTwins';
import { createJobQueue, type Worker } from './createJobQueue';
import { createThread, type Thread } from './createThread';
import type { Job, ThreadSetup } from './jobs';

/** Beside the main thread, which compiles pages, too; more have nothing to do. */
const MOST_THREADS = 3;

/** A thread has its next page at hand when it is done with one. */
const PAGES_OF_A_THREAD = 2;

/** Links to files are resolved by what the main thread has loaded. */
const FILE_LINK = /\.mdx?\b/;

type Result = Awaited<ReturnType<SimpleProcessor['process']>>;

interface Task {
  readonly job: Job;
  /** Compiles the page in this thread. */
  readonly here: () => Promise<Result>;
}

export interface Pool {
  setUp(setup: ThreadSetup): void;
  /** Processors that do the same as `processors`, wherever there is room. */
  share(processors: SimpleProcessors, options: number): SimpleProcessors;
  /** Ends the threads, which hold memory. */
  stop(): void;
}

async function compileIn(thread: Thread, { job, here }: Task): Promise<Result> {
  const compiled = await thread.compile(job).catch(() => undefined);
  if (!compiled) return here();
  const { content, contentTitle, twins } = compiled;
  for (const [file, markdown] of twins) currentTwins.writer?.writeMade(file, markdown);
  return { content, data: { contentTitle } };
}

/** Starts threads for the processors that the main thread leaves free. */
export function createPool(): Pool {
  const count = Math.min(availableParallelism() - 1, MOST_THREADS);
  const threads = Array.from({ length: count }, createThread);
  const workers: Worker<Task, Result>[] = [
    ...threads.map((thread) => ({
      atOnce: PAGES_OF_A_THREAD,
      run: (task: Task) => compileIn(thread, task),
    })),
    {
      atOnce: 1,
      async run({ here }) {
        const result = await here();
        // What the threads say comes between two pages.
        await new Promise((resolve) => setImmediate(resolve));
        return result;
      },
    },
  ];
  const enqueue = createJobQueue(workers);

  const share = (processor: SimpleProcessor, format: Job['format'], options: number) => ({
    process(page: Job['page']): Promise<Result> {
      const here = () => processor.process(page);
      if (FILE_LINK.test(page.content)) return here();
      return enqueue({ job: { page, format, options }, here });
    },
  });

  return {
    setUp: (setup) => threads.forEach((thread) => thread.tell({ setup })),
    share: ({ mdProcessor, mdxProcessor }, options) => ({
      mdProcessor: share(mdProcessor, 'md', options),
      mdxProcessor: share(mdxProcessor, 'mdx', options),
    }),
    stop: () => threads.forEach((thread) => thread.stop()),
  };
}
