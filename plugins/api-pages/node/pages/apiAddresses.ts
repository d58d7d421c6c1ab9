import {
  API_SECTIONS,
  apiPagesOf,
  apiPathsOf,
  type ApiPageAddress,
} from '../../../../src/site/apiReference';
import type { ApiLinks } from '../../contract';

/** The pages of the API reference. */
export const API_PAGES: readonly ApiPageAddress[] = API_SECTIONS.flatMap(apiPagesOf);

const PAGES_BY_PATHNAME = new Map(API_PAGES.map((page) => [page.pathname, page]));

const PATHS = API_SECTIONS.map((section) => ({ section, paths: apiPathsOf(section) }));

/** The page of the API reference at a pathname without trailing slash. */
export function findApiPage(pathname: string): ApiPageAddress | undefined {
  return PAGES_BY_PATHNAME.get(pathname);
}

/** The address of a component or hook of a package, if it has one. */
export function getApiPath(packageName: string, name: string): string | undefined {
  return PATHS.find(
    ({ section, paths }) => section.packageName === packageName && paths.has(name),
  )?.paths.get(name);
}

/** Whether a package's component is listed with its plan and has no page. */
export function isLicensed(name: string): boolean {
  return API_SECTIONS.some(
    (section) => section.kind === 'components' && section.licensed.some((c) => c.name === name),
  );
}

/** What names the API of a page: its product and its front matter. */
export interface ApiNaming {
  readonly productId: string;
  readonly packageName?: string;
}

/**
 * The address of a component or hook that a page names: of the page's package, else of another
 * one of its product.
 */
export function findApiPath({ productId, packageName }: ApiNaming, name: string) {
  const own = packageName === undefined ? undefined : getApiPath(packageName, name);
  return (
    own ??
    PATHS.find(
      ({ section, paths }) => section.productId === productId && paths.has(name),
    )?.paths.get(name)
  );
}

/** The API pages of the components and hooks that a page names; those without a page are left out. */
export function toApiLinks(
  page: ApiNaming,
  components: readonly string[],
  hooks: readonly string[],
): ApiLinks {
  const named = [
    ...components.map((name) => ({ name, title: `<${name} />` })),
    ...hooks.map((name) => ({ name, title: name })),
  ];
  return named.flatMap(({ name, title }) => {
    const to = findApiPath(page, name);
    return to === undefined ? [] : [{ title, to }];
  });
}
