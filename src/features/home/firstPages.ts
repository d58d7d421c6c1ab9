import type { TranslationKey } from '@site/src/features/locale';
import type { ProductId } from '@site/src/site/products';

/** A page that the home page links to. */
export interface FirstPage {
  readonly product: ProductId;
  readonly titleKey: TranslationKey<'home'>;
  readonly href: string;
}

const pagesOf = (
  product: ProductId,
  pages: readonly (readonly [titleKey: TranslationKey<'home'>, href: string])[],
): FirstPage[] => pages.map(([titleKey, href]) => ({ product, titleKey, href }));

/** The pages that people open first, by product. */
export const FIRST_PAGES: readonly FirstPage[] = [
  ...pagesOf('material-ui', [
    ['home.pages.installation', '/material-ui/getting-started/installation/'],
    ['home.pages.components', '/material-ui/all-components/'],
    ['home.pages.darkMode', '/material-ui/customization/dark-mode/'],
  ]),
  ...pagesOf('base-ui', [
    ['home.pages.overview', '/base-ui/getting-started/'],
    ['home.pages.quickstart', '/base-ui/getting-started/quickstart/'],
    ['home.pages.button', '/base-ui/react-button/'],
  ]),
  ...pagesOf('joy-ui', [
    ['home.pages.overview', '/joy-ui/getting-started/'],
    ['home.pages.installation', '/joy-ui/getting-started/installation/'],
    ['home.pages.button', '/joy-ui/react-button/'],
  ]),
  ...pagesOf('system', [
    ['home.pages.overview', '/system/getting-started/'],
    ['home.pages.installation', '/system/getting-started/installation/'],
    ['home.pages.box', '/system/react-box/'],
  ]),
  ...pagesOf('x', [
    ['home.pages.dataGrid', '/x/react-data-grid/'],
    ['home.pages.datePickers', '/x/react-date-pickers/'],
    ['home.pages.charts', '/x/react-charts/'],
    ['home.pages.treeView', '/x/react-tree-view/'],
  ]),
  ...pagesOf('toolpad', [
    ['home.pages.installation', '/toolpad/core/introduction/installation/'],
    ['home.pages.dashboardLayout', '/toolpad/core/react-dashboard-layout/'],
    ['home.pages.studio', 'https://mui.com/toolpad/studio/getting-started/'],
  ]),
];
