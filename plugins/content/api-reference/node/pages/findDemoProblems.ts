import type { ApiAddresses } from './apiAddresses';
import type { DocPage } from './readDocPages';

/** The demo pages that a component or hook claims to have. */
export interface DemoClaim {
  readonly name: string;
  readonly kind: 'component' | 'hook';
  readonly packageName: string;
  readonly productId: string;
  /** Pages in its comment, without trailing slash, in the documented version. */
  readonly pages: readonly string[];
}

const FIELDS = ['components', 'hooks', 'interfaces'] as const;
const FIELD_OF = { component: 'components', hook: 'hooks' } as const;

/** Whether a page lists what is at an API path. */
const lists = (addresses: ApiAddresses, page: DocPage, apiPath: string) =>
  [...page.components, ...page.hooks, ...page.interfaces].some(
    (name) => addresses.findPath(page, name) === apiPath,
  );

/** Finds contradictions between demo pages and API pages, one sentence each. */
export function findDemoProblems(
  addresses: ApiAddresses,
  pages: readonly DocPage[],
  claims: readonly DemoClaim[],
): string[] {
  const unknown = pages
    .filter(({ packageName }) => packageName !== undefined)
    .flatMap((page) =>
      FIELDS.flatMap((field) =>
        page[field]
          .filter(
            (name) =>
              addresses.findPath(page, name) === undefined &&
              !addresses.licensed.some((component) => component.name === name),
          )
          .map(
            (name) =>
              `${page.file}: "${field}" names ${name}, which has no API page. Correct or ` +
              `remove it, or add it to ${page.packageName} in src/site/apiReference.ts.`,
          ),
      ),
    );

  const byPathname = new Map(pages.map((page) => [page.pathname, page]));
  const missing = claims.flatMap(({ name, kind, packageName, productId, ...claim }) => {
    const apiPath = addresses.pathOf(packageName, name);
    const [pathname = '', ...others] = claim.pages;
    const page = byPathname.get(pathname);
    // Where a package names several pages, it is enough that one of them, by choice, shows the component.
    const isShown = others.length > 0 || !page || apiPath === undefined;
    const ownPages = pages.filter((each) => each.productId === productId);
    // A guide may be named although a component's page shows it.
    return isShown ||
      !ownPages.includes(page) ||
      ownPages.some((own) => lists(addresses, own, apiPath))
      ? []
      : [
          `${page.file}: add ${name} to "${FIELD_OF[kind]}" in the front matter; ` +
            `${packageName} says that this page alone shows it.`,
        ];
  });
  return [...new Set([...unknown, ...missing])].sort();
}

/** Returns the demo pages of a component or hook: its own page first, then by title. */
export function findDemoPages(
  addresses: ApiAddresses,
  pages: readonly DocPage[],
  apiPath: string,
  slug: string,
): DocPage[] {
  const isOwn = ({ pathname }: DocPage) => pathname.endsWith(`/react-${slug}`);
  return pages
    .filter((page) => lists(addresses, page, apiPath))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || a.title.localeCompare(b.title));
}
