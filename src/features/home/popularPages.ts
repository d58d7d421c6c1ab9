import type { TranslationKey } from '@site/src/features/locale';
import type { ProductId } from '@site/src/site/products';

/** A page that the home page links to. */
export interface PopularPage {
  readonly product: ProductId;
  readonly titleKey: TranslationKey<'home'>;
  readonly href: string;
}

/** Most popular first within each product. */
export const POPULAR_PAGES: readonly PopularPage[] = [
  {
    product: 'material-ui',
    titleKey: 'home.pages.installation',
    href: '/material-ui/getting-started/installation/',
  },
  { product: 'material-ui', titleKey: 'home.pages.button', href: '/material-ui/react-button/' },
  {
    product: 'material-ui',
    titleKey: 'home.pages.textField',
    href: '/material-ui/react-text-field/',
  },
  { product: 'material-ui', titleKey: 'home.pages.tabs', href: '/material-ui/react-tabs/' },
  {
    product: 'material-ui',
    titleKey: 'home.pages.darkMode',
    href: '/material-ui/customization/dark-mode/',
  },
  { product: 'x', titleKey: 'home.pages.dataGrid', href: '/x/react-data-grid/' },
  { product: 'x', titleKey: 'home.pages.datePickers', href: '/x/react-date-pickers/' },
  { product: 'x', titleKey: 'home.pages.charts', href: '/x/react-charts/' },
  { product: 'x', titleKey: 'home.pages.treeView', href: '/x/react-tree-view/' },
  {
    product: 'toolpad',
    titleKey: 'home.pages.dashboardLayout',
    href: '/toolpad/core/react-dashboard-layout/',
  },
  { product: 'joy-ui', titleKey: 'home.pages.button', href: '/joy-ui/react-button/' },
  { product: 'base-ui', titleKey: 'home.pages.button', href: '/base-ui/react-button/' },
  { product: 'system', titleKey: 'home.pages.box', href: '/system/react-box/' },
];
