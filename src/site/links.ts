/** External links, and links into the repository. */

import type { NavEntry } from './nav';

/** Page that lists every version. */
export const VERSIONS_PATHNAME = '/versions/';

/** Page with the state of the translations. */
export const TRANSLATIONS_PATHNAME = '/translations/';

/** Store of templates. */
export const TEMPLATES_URL = 'https://mui.com/store/';

/**
 * The last links of every sidebar: templates store, blog, all versions. Like those of pages, their
 * labels are in the dictionaries (spec §2).
 */
export const SIDEBAR_LINKS: readonly NavEntry[] = [
  { pathname: TEMPLATES_URL },
  { pathname: 'https://mui.com/blog/' },
  { pathname: VERSIONS_PATHNAME },
];

/** Branch that the site is built from. */
const SOURCE_BRANCH = 'master';

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const joinUrl = (repositoryUrl: string, path: string) =>
  `${repositoryUrl.replace(/\/+$/, '')}/${path}`;

/** Returns the URL to edit the file at `path`, relative to the root of the repository. */
export function toEditUrl(repositoryUrl: string, path: string): string {
  return joinUrl(repositoryUrl, `edit/${SOURCE_BRANCH}/${encodePath(path)}`);
}

/** Returns the URL of the file or folder at `path`, as of `version` if given. */
export function toSourceUrl(repositoryUrl: string, path: string, version?: string): string {
  const reference = version === undefined ? SOURCE_BRANCH : `v${version}`;
  return joinUrl(repositoryUrl, `tree/${reference}/${encodePath(path)}`);
}

/** Returns the URL of the changes of the file at `path`, since a date such as `2026-11-24`. */
export function toChangesUrl(repositoryUrl: string, path: string, since?: string): string {
  const query = since === undefined ? '' : `?since=${since}`;
  return joinUrl(repositoryUrl, `commits/${SOURCE_BRANCH}/${encodePath(path)}${query}`);
}

/** Returns the URL of the form for a new file at `path`. */
export function toNewFileUrl(repositoryUrl: string, path: string): string {
  const query = new URLSearchParams({ filename: path });
  return joinUrl(repositoryUrl, `new/${SOURCE_BRANCH}?${query.toString()}`);
}

/** Returns the URL of the form for an issue about a page. */
export function toIssueUrl(repositoryUrl: string, pageUrl: string): string {
  const query = new URLSearchParams({ template: '4.docs-feedback.yml', 'page-url': pageUrl });
  return joinUrl(repositoryUrl, `issues/new?${query.toString()}`);
}

/** Data for a report about a demo that threw. */
export interface DemoCrash {
  /** File name without extension. */
  readonly demoName: string;
  readonly pageUrl: string;
  readonly message: string;
}

/** Returns the URL of a prefilled issue about a demo that threw. */
export function toCrashReportUrl(
  repositoryUrl: string,
  { demoName, pageUrl, message }: DemoCrash,
): string {
  const body = [
    `The demo \`${demoName}\` on ${pageUrl} threw:`,
    '',
    '```text',
    // Some servers reject URLs over 8 kB.
    message.slice(0, 1500),
    '```',
  ].join('\n');
  const query = new URLSearchParams({ title: `[docs] Demo ${demoName} crashes`, body });
  return joinUrl(repositoryUrl, `issues/new?${query.toString()}`);
}
