import type { RootContent } from 'mdast';
import type { ChangelogRelease } from '../../../common/changelog/readChangelog';
import { heading } from '../../../common/markdown/mdxNodes';
import { changeNodes, link } from './changeNodes';

/** `6.0.0-rc.0` -> `v6-0-0-rc-0`. */
const toId = (version: string) => `v${version.replaceAll('.', '-')}`;

interface ReleaseOptions {
  /** Repository whose tags the releases have. */
  readonly repositoryUrl: string;
  /** Language of dates. */
  readonly language: string;
}

/** A subsection per release: its tag, its date as a link to all of its notes, and its changes. */
export function releaseNodes(
  releases: readonly ChangelogRelease[],
  { repositoryUrl, language }: ReleaseOptions,
): RootContent[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return releases.flatMap(({ tag, date, changes }): RootContent[] => [
    heading(3, tag, toId(tag)),
    {
      type: 'paragraph',
      children: [link(`${repositoryUrl}/releases/tag/v${tag}`, format.format(date))],
    },
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: changes.map((change) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children: changeNodes(change, repositoryUrl) }],
      })),
    },
  ]);
}
