import type { TranslationKey } from '@site/src/features/locale';
import type { ProductId } from '@site/src/site/products';

type FirstPage = readonly [titleKey: TranslationKey<'home'>, href: string];

/** The pages that people open first, by product. */
export const FIRST_PAGES: Readonly<Partial<Record<ProductId, readonly FirstPage[]>>> = {
  'material-ui': [
    ['home.pages.installation', '/material-ui/getting-started/installation/'],
    ['home.pages.components', '/material-ui/all-components/'],
    ['home.pages.darkMode', '/material-ui/customization/dark-mode/'],
  ],
  'base-ui': [
    ['home.pages.overview', '/base-ui/getting-started/'],
    ['home.pages.quickstart', '/base-ui/getting-started/quickstart/'],
    ['home.pages.button', '/base-ui/react-button/'],
  ],
  'joy-ui': [
    ['home.pages.overview', '/joy-ui/getting-started/'],
    ['home.pages.installation', '/joy-ui/getting-started/installation/'],
    ['home.pages.button', '/joy-ui/react-button/'],
  ],
  system: [
    ['home.pages.overview', '/system/getting-started/'],
    ['home.pages.installation', '/system/getting-started/installation/'],
    ['home.pages.box', '/system/react-box/'],
  ],
  x: [
    ['home.pages.dataGrid', '/x/react-data-grid/'],
    ['home.pages.datePickers', '/x/react-date-pickers/'],
    ['home.pages.charts', '/x/react-charts/'],
    ['home.pages.treeView', '/x/react-tree-view/'],
  ],
  toolpad: [
    ['home.pages.installation', '/toolpad/core/introduction/installation/'],
    ['home.pages.dashboardLayout', '/toolpad/core/react-dashboard-layout/'],
    ['home.pages.studio', 'https://mui.com/toolpad/studio/getting-started/'],
  ],
};
