import type { Root } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError } from '../../../../src/site/contentError';
import { readChangelog, type ChangelogRelease } from '../../../common/changelog/readChangelog';
import { toSitePath } from '../../../common/files/toSitePath';
import { textAttribute } from '../../../common/markdown/textAttribute';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';
import { releaseNodes } from './releaseNodes';

interface ChangelogOptions {
  readonly siteDir: string;
  readonly language: string;
  readonly repositoryUrl: string;
}

/** Releases of the installed major version up to the installed one. */
function readReleases(siteDir: string, packageName: string): ChangelogRelease[] {
  const folder = findPackageFolder(siteDir, packageName);
  const file = folder && path.join(folder, 'CHANGELOG.md');
  if (!folder || !file || !existsSync(file)) {
    throw new Error(`there is no CHANGELOG.md of an installed package "${packageName}".`);
  }
  const { version } = readManifest(folder);
  const [major] = version.split('.');
  const told = readChangelog(readFileSync(file, 'utf8'), packageName);
  const start = told.findIndex((release) => release.version === version);
  return told
    .slice(Math.max(start, 0))
    .filter((release) => release.version.startsWith(`${major}.`));
}

/**
 * Remark plugin that replaces `<Changelog package="…" />` by the stable releases, with `previews` by those
 * before the first stable one.
 */
export default function remarkChangelog({ siteDir, language, repositoryUrl }: ChangelogOptions) {
  return (tree: Root, file: { readonly path: string }): void => {
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Changelog' || !parent || index === undefined) return undefined;
      try {
        const packageName = textAttribute(element, 'package');
        if (packageName === undefined) {
          throw new Error(
            '<Changelog> needs a package, e.g. <Changelog package="@mui/material" />.',
          );
        }
        const previews = element.attributes.some(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'previews',
        );
        const releases = readReleases(siteDir, packageName).filter(
          ({ version, changes }) => changes.length > 0 && version.includes('-') === previews,
        );
        const nodes = releaseNodes(releases, { repositoryUrl, language });
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        const page = toSitePath(siteDir, file.path);
        const line = element.position?.start.line;
        throw new ContentError(`${page}:${line}: ${(error as Error).message}`);
      }
    });
  };
}
