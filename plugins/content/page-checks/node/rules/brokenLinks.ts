import { visit } from 'unist-util-visit';
import { API_SECTIONS, apiPagesOf } from '../../../../../src/site/apiReference';
import { toVersionPath } from '../../../../../src/site/docsVersions';
import { stripTrailingSlashes } from '../../../../../src/site/paths';
import { readAnchors, type PageAnchors } from '../../../../common/markdown/readAnchors';
import { readQuestions } from '../../../../common/markdown/readQuestions';
import { textAttribute } from '../../../../common/markdown/textAttribute';
import { findPageFile } from '../../../../common/pages/findPageFile';
import { eachElement } from '../../../../common/pages/parsePage';
import type { ContentPage } from '../contentPage';
import type { SharedProblem } from './acrossPages';

interface Link {
  readonly url: string;
  readonly line: number;
}

/**
 * Returns the links of a page to pages of the site, also those that answer its questions. `markup` checks links to
 * the page's own places.
 */
function linksOf({ tree, frontMatter, source }: ContentPage): Link[] {
  const links: Link[] = [];
  const add = (url: string | undefined, line = 1) => {
    if (url !== undefined && /^\/(?!\/)/.test(url)) links.push({ url, line });
  };
  for (const { link, line } of readQuestions(frontMatter['questions'], source).questions) {
    add(link, line);
  }
  visit(tree, ['link', 'definition'], (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      add(node.url, node.position?.start.line);
    }
  });
  eachElement(tree, (_name, element) => {
    for (const attribute of ['href', 'to']) {
      add(textAttribute(element, attribute), element.position?.start.line);
    }
  });
  return links;
}

/** Finds links to pages and places of the site that do not exist. */
export function findBrokenLinks(siteDir: string, pages: readonly ContentPage[]): SharedProblem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const anchors = new Map<ContentPage, PageAnchors>();
  // A fresh clone has no API pages yet.
  const apiPages = new Set(API_SECTIONS.flatMap(apiPagesOf).map(({ pathname }) => pathname));

  const toProblem = (page: ContentPage, url: string): string | undefined => {
    const [address = '', hash = ''] = url.split('#', 2);
    const pathname = stripTrailingSlashes(address.split('?', 1)[0] ?? '');
    // Static files are not pages.
    if (/\.[a-z\d]+$/i.test(pathname) && !/\/v[\d.]+$/.test(pathname)) return undefined;
    const candidates = [toVersionPath(pathname, page.version), pathname];
    const [file] = candidates.flatMap((candidate) => findPageFile(candidate, siteDir) ?? []);
    if (file === undefined) {
      if (pathname === '' || candidates.some((candidate) => apiPages.has(candidate)))
        return undefined;
      return `there is no page ${address}.`;
    }
    const target = byFile.get(file);
    // A translation has ids of its own, of which the English page knows nothing.
    if (!target || hash === '' || page.isTranslated) return undefined;
    const known = anchors.get(target) ?? readAnchors(target.tree, target.source);
    anchors.set(target, known);
    if (known.has(hash)) return undefined;
    return `there is no #${hash} on ${address}.`;
  };

  return pages.flatMap((page) =>
    linksOf(page).flatMap(({ url, line }) => {
      const message = toProblem(page, url);
      return message === undefined ? [] : [{ file: page.file, line, message, rule: 'broken-link' }];
    }),
  );
}
