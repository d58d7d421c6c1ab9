import type { SimpleProcessor } from '@docusaurus/mdx-loader/lib/processor';
import type { TwinsBuild } from '../../markdown-pages/node/writeTwins';
import type { MdxPluginsPlace } from './mdxPlugins';

/** What Docusaurus' loader gives a processor of MDX. */
export type Page = Parameters<SimpleProcessor['process']>[0];

/** What a thread is told first. */
export interface ThreadSetup {
  readonly place: MdxPluginsPlace;
  /** Docusaurus' module that makes processors. */
  readonly processorModule: string;
  /** The options of each processor, without functions. */
  readonly options: readonly object[];
  /** The Markdown that is written beside the pages. */
  readonly twinsBuild: TwinsBuild | undefined;
}

/** A page to compile. */
export interface Job {
  readonly page: Page;
  readonly format: 'md' | 'mdx';
  /** Which of the setup's options are the page's. */
  readonly options: number;
}

export interface Compiled {
  readonly content: string;
  readonly contentTitle: string | undefined;
  /** The Markdown of pages, made meanwhile. */
  readonly twins: readonly (readonly [file: string, markdown: readonly string[]])[];
}

export type Question = { readonly setup: ThreadSetup } | { readonly id: number; readonly job: Job };

export interface Answer {
  readonly id: number;
  /** `undefined` if the thread cannot. */
  readonly compiled: Compiled | undefined;
}
