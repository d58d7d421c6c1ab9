/**
 * Links for an empty query, by product. Those that do not exist in the language or version are
 * dropped.
 */
export const QUICK_LINKS: Readonly<Record<string, readonly string[]>> = {
  'material-ui': [
    '/material-ui/getting-started/installation/',
    '/material-ui/all-components/',
    '/material-ui/getting-started/usage/',
    '/material-ui/getting-started/example-projects/',
    '/material-ui/getting-started/templates/',
    '/material-ui/customization/dark-mode/',
  ],
  'base-ui': [
    '/base-ui/getting-started/quickstart/',
    '/base-ui/all-components/',
    '/base-ui/getting-started/customization/',
    '/base-ui/getting-started/usage/',
    '/base-ui/react-button/',
  ],
  'joy-ui': [
    '/joy-ui/getting-started/installation/',
    '/joy-ui/all-components/',
    '/joy-ui/getting-started/templates/',
    '/joy-ui/customization/approaches/',
    '/joy-ui/react-button/',
  ],
  system: [
    '/system/getting-started/',
    '/system/getting-started/usage/',
    '/system/getting-started/the-sx-prop/',
    '/system/react-box/',
  ],
  x: [
    '/x/introduction/',
    '/x/introduction/licensing/',
    '/x/react-data-grid/',
    '/x/react-date-pickers/',
    '/x/react-charts/',
  ],
  toolpad: [
    '/toolpad/core/introduction/',
    '/toolpad/core/introduction/installation/',
    '/toolpad/core/react-dashboard-layout/',
  ],
};

const LIMIT = 3;

/** The pages to offer of a product. */
export interface QuickLinks<Page> {
  readonly product: string;
  readonly pages: readonly Page[];
}

/** Returns the existing pages of each product, the current one first. */
export function quickLinks<Page>(
  findPage: (path: string) => Page | undefined,
  ownProduct: string,
): QuickLinks<Page>[] {
  return Object.entries(QUICK_LINKS)
    .sort(([a], [b]) => Number(b === ownProduct) - Number(a === ownProduct))
    .map(([product, paths]) => ({
      product,
      pages: paths.flatMap((path) => findPage(path) ?? []).slice(0, LIMIT),
    }))
    .filter(({ pages }) => pages.length > 0);
}
