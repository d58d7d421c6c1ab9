/** The links that leave the documentation, and those into its repository. */

import type { NavEntry } from './nav';

/** The page that lists every version. */
export const VERSIONS_PATHNAME = '/versions/';

/**
 * The sidebar links out of a product (spec §2): templates store, blog, all versions. Their labels
 * are in the dictionaries, as those of pages are.
 */
export const SIDEBAR_LINKS = {
  templates: { pathname: 'https://mui.com/store/' },
  blog: { pathname: 'https://mui.com/blog/' },
  versions: { pathname: VERSIONS_PATHNAME },
} as const satisfies Record<string, NavEntry>;

/** The branch the site is built from. */
const SOURCE_BRANCH = 'master';

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const joinUrl = (repositoryUrl: string, path: string) =>
  `${repositoryUrl.replace(/\/+$/, '')}/${path}`;

/** Where a reader edits the file at `path`, relative to the root of the repository. */
export function toEditUrl(repositoryUrl: string, path: string): string {
  return joinUrl(repositoryUrl, `edit/${SOURCE_BRANCH}/${encodePath(path)}`);
}

/** Where a reader reads the file or folder at `path`, as released in `version` when one is given. */
export function toSourceUrl(repositoryUrl: string, path: string, version?: string): string {
  const reference = version === undefined ? SOURCE_BRANCH : `v${version}`;
  return joinUrl(repositoryUrl, `tree/${reference}/${encodePath(path)}`);
}

/** The form for an issue about the page at `pageUrl`. */
export function toIssueUrl(repositoryUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({ template: '4.docs-feedback.yml', 'page-url': pageUrl });
  return joinUrl(repositoryUrl, `issues/new?${query.toString()}`);
}

/** What a reader says about a demo that threw. */
export interface DemoCrash {
  /** File name without its extension. */
  readonly demoName: string;
  readonly pageUrl: string;
  readonly message: string;
}

/** The form for an issue about a demo that threw, filled in. */
export function toCrashReportUrl(
  repositoryUrl: string,
  { demoName, pageUrl, message }: DemoCrash,
): string {
  const body = [
    `The demo \`${demoName}\` on ${pageUrl} threw:`,
    '',
    '```text',
    // Some servers refuse addresses over 8 kB.
    message.slice(0, 1500),
    '```',
  ].join('\n');
  const query = new URLSearchParams({ title: `[docs] Demo ${demoName} crashes`, body });
  return joinUrl(repositoryUrl, `issues/new?${query.toString()}`);
}
