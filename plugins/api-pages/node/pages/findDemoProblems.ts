import { stripTrailingSlashes } from '../../../../src/site/paths';
import { findApiPath, getApiPath, isLicensed } from './apiAddresses';
import type { DocPage } from './readDocPages';

/** What a component or hook says of the pages that show it. */
export interface DemoClaim {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  readonly packageName: string;
  readonly productId: string;
  /** The addresses in its comment. */
  readonly urls: readonly string[];
}

const FIELDS = { component: 'components', hook: 'hooks' } as const;

/** Whether a page lists the component or hook at an API path. */
const lists = (page: DocPage, apiPath: string) =>
  [...page.components, ...page.hooks].some((name) => findApiPath(page, name) === apiPath);

/** What pages and API pages do not tell alike about each other, one sentence each. */
export function findDemoProblems(
  pages: readonly DocPage[],
  claims: readonly DemoClaim[],
): string[] {
  const unknown = pages
    .filter(({ packageName }) => packageName !== undefined)
    .flatMap((page) =>
      (['component', 'hook'] as const).flatMap((kind) =>
        page[FIELDS[kind]]
          .filter((name) => findApiPath(page, name) === undefined && !isLicensed(name))
          .map(
            (name) =>
              `${page.file}: "${FIELDS[kind]}" names ${name}, which has no API page. Correct or ` +
              `remove it, or add it to ${page.packageName} in src/site/apiReference.ts.`,
          ),
      ),
    );

  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const missing = claims.flatMap(({ name, kind, packageName, productId, urls }) => {
    const apiPath = getApiPath(packageName, name);
    if (apiPath === undefined) return [];
    return urls.flatMap((url) => {
      const [pathname = ''] = url.replace(/^https:\/\/mui\.com(?=\/)/, '').split(/[?#]/, 1);
      const page = byPathname.get(stripTrailingSlashes(pathname));
      return page && page.productId === productId && !lists(page, apiPath)
        ? [
            `${page.file}: add ${name} to "${FIELDS[kind]}" in the front matter; ` +
              `${packageName} says that the page shows it.`,
          ]
        : [];
    });
  });
  return [...new Set([...unknown, ...missing])].sort();
}

/** The pages that show a component or hook, its own page first, then by title. */
export function findDemoPages(pages: readonly DocPage[], apiPath: string, slug: string): DocPage[] {
  const isOwn = ({ pathname }: DocPage) => pathname.endsWith(`/react-${slug}`);
  return pages
    .filter((page) => lists(page, apiPath))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.title.localeCompare(b.title));
}
