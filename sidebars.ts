/**
 * The navigation trees of all products, by docs plugin instance id. Data only: the rules are in
 * `src/site/nav.ts`, the labels in the group `pages` of `i18n/<locale>/dictionary.json`.
 */
import { apiNavEntries } from './src/site/apiReference';
import { SIDEBAR_LINKS } from './src/site/links';
import type { NavTrees } from './src/site/nav';

export default {
  'material-ui': [
    {
      pathname: '/material-ui/getting-started-group',
      children: [
        { pathname: '/material-ui/getting-started' },
        { pathname: '/material-ui/getting-started/installation' },
        { pathname: '/material-ui/getting-started/usage' },
        { pathname: '/material-ui/getting-started/example-projects' },
        { pathname: '/material-ui/getting-started/templates' },
        { pathname: '/material-ui/getting-started/learn' },
        { pathname: '/material-ui/getting-started/design-resources' },
        { pathname: '/material-ui/getting-started/faq', title: 'FAQs' },
        { pathname: '/material-ui/getting-started/supported-components' },
        { pathname: '/material-ui/getting-started/supported-platforms' },
        { pathname: '/material-ui/getting-started/support' },
      ],
    },
    {
      pathname: '/material-ui/react-',
      children: [
        { pathname: '/material-ui/all-components' },
        {
          pathname: '/material-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/material-ui/react-autocomplete' },
            { pathname: '/material-ui/react-button' },
            { pathname: '/material-ui/react-button-group', title: 'Button Group' },
            { pathname: '/material-ui/react-checkbox' },
            {
              pathname: '/material-ui/react-floating-action-button',
              title: 'Floating Action Button',
            },
            { pathname: '/material-ui/react-radio-button', title: 'Radio Group' },
            { pathname: '/material-ui/react-rating' },
            { pathname: '/material-ui/react-select' },
            { pathname: '/material-ui/react-slider' },
            { pathname: '/material-ui/react-switch' },
            { pathname: '/material-ui/react-text-field' },
            { pathname: '/material-ui/react-transfer-list', title: 'Transfer List' },
            { pathname: '/material-ui/react-toggle-button', title: 'Toggle Button' },
          ],
        },
        {
          pathname: '/material-ui/components/data-display',
          subheader: 'data-display',
          children: [
            { pathname: '/material-ui/react-avatar' },
            { pathname: '/material-ui/react-badge' },
            { pathname: '/material-ui/react-chip' },
            { pathname: '/material-ui/react-divider' },
            { pathname: '/material-ui/icons' },
            { pathname: '/material-ui/material-icons', title: 'Material Icons' },
            { pathname: '/material-ui/react-list' },
            { pathname: '/material-ui/react-table' },
            { pathname: '/material-ui/react-tooltip' },
            { pathname: '/material-ui/react-typography' },
          ],
        },
        {
          pathname: '/material-ui/components/feedback',
          subheader: 'feedback',
          children: [
            { pathname: '/material-ui/react-alert' },
            { pathname: '/material-ui/react-backdrop' },
            { pathname: '/material-ui/react-dialog' },
            { pathname: '/material-ui/react-progress' },
            { pathname: '/material-ui/react-skeleton' },
            { pathname: '/material-ui/react-snackbar' },
          ],
        },
        {
          pathname: '/material-ui/components/surfaces',
          subheader: 'surfaces',
          children: [
            { pathname: '/material-ui/react-accordion' },
            { pathname: '/material-ui/react-app-bar' },
            { pathname: '/material-ui/react-card' },
            { pathname: '/material-ui/react-paper' },
          ],
        },
        {
          pathname: '/material-ui/components/navigation',
          subheader: 'navigation',
          children: [
            { pathname: '/material-ui/react-bottom-navigation', title: 'Bottom Navigation' },
            { pathname: '/material-ui/react-breadcrumbs' },
            { pathname: '/material-ui/react-drawer' },
            { pathname: '/material-ui/react-link' },
            { pathname: '/material-ui/react-menu' },
            { pathname: '/material-ui/react-pagination' },
            { pathname: '/material-ui/react-speed-dial', title: 'Speed Dial' },
            { pathname: '/material-ui/react-stepper' },
            { pathname: '/material-ui/react-tabs' },
          ],
        },
        {
          pathname: '/material-ui/components/layout',
          subheader: 'layout',
          children: [
            { pathname: '/material-ui/react-box' },
            { pathname: '/material-ui/react-container' },
            { pathname: '/material-ui/react-grid', deprecated: true },
            { pathname: '/material-ui/react-grid2', title: 'Grid v2' },
            { pathname: '/material-ui/react-stack' },
            { pathname: '/material-ui/react-image-list', title: 'Image List' },
            { pathname: '/material-ui/react-hidden' },
          ],
        },
        {
          pathname: '/material-ui/components/utils',
          subheader: 'utils',
          children: [
            { pathname: '/material-ui/react-click-away-listener', title: 'Click-Away Listener' },
            { pathname: '/material-ui/react-css-baseline', title: 'CSS Baseline' },
            { pathname: '/material-ui/react-modal' },
            { pathname: '/material-ui/react-no-ssr', title: 'No SSR' },
            { pathname: '/material-ui/react-popover' },
            { pathname: '/material-ui/react-popper' },
            { pathname: '/material-ui/react-portal' },
            { pathname: '/material-ui/react-textarea-autosize', title: 'Textarea Autosize' },
            { pathname: '/material-ui/transitions' },
            { pathname: '/material-ui/react-use-media-query' },
          ],
        },
        {
          pathname: '/mui-x',
          subheader: 'MUI X',
          children: [
            { pathname: '/x/react-data-grid', title: 'Data Grid' },
            { pathname: '/x/react-date-pickers', title: 'Date & Time Pickers' },
            { pathname: '/x/react-charts', title: 'Charts' },
            { pathname: '/x/react-tree-view', title: 'Tree View' },
          ],
        },
        {
          pathname: '/toolpad',
          subheader: 'Toolpad Core',
          newFeature: true,
          children: [{ pathname: '/toolpad/core/react-dashboard-layout' }],
        },
        {
          pathname: '/material-ui/lab',
          subheader: 'Lab',
          children: [
            { pathname: '/material-ui/about-the-lab' },
            { pathname: '/material-ui/react-masonry' },
            { pathname: '/material-ui/react-timeline' },
          ],
        },
      ],
    },
    { pathname: '/material-ui/api', children: apiNavEntries('/material-ui/api') },
    {
      pathname: '/material-ui/customization',
      children: [
        { pathname: '/material-ui/customization/how-to-customize' },
        { pathname: '/material-ui/customization/dark-mode' },
        { pathname: '/material-ui/customization/color' },
        { pathname: '/material-ui/customization/theme-builder' },
        { pathname: '/material-ui/customization/right-to-left' },
        { pathname: '/material-ui/customization/shadow-dom', title: 'Shadow DOM' },
        { pathname: '/material-ui/customization/creating-themed-components' },
        { pathname: '/material-ui/customization/container-queries' },
        { pathname: '/material-ui/customization/transitions' },
        {
          pathname: '/material-ui/customization/theme',
          subheader: '/material-ui/customization/theme',
          children: [
            { pathname: '/material-ui/customization/theming' },
            { pathname: '/material-ui/customization/theme-components' },
            { pathname: '/material-ui/customization/default-theme', title: 'Default theme viewer' },
          ],
        },
        {
          pathname: '/material-ui/customization/tokens',
          subheader: 'tokens',
          children: [
            { pathname: '/material-ui/customization/palette' },
            { pathname: '/material-ui/customization/typography' },
            { pathname: '/material-ui/customization/spacing' },
            { pathname: '/material-ui/customization/breakpoints' },
            { pathname: '/material-ui/customization/density' },
            { pathname: '/material-ui/customization/z-index' },
          ],
        },
        {
          pathname: '/material-ui/customization/css-theme-variables',
          subheader: '/material-ui/customization/css-variables',
          children: [
            { pathname: '/material-ui/customization/css-theme-variables/overview' },
            { pathname: '/material-ui/customization/css-theme-variables/usage' },
            { pathname: '/material-ui/customization/css-theme-variables/configuration' },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/guides',
      children: [
        { pathname: '/material-ui/guides/minimizing-bundle-size' },
        { pathname: '/material-ui/guides/server-rendering' },
        { pathname: '/material-ui/guides/responsive-ui', title: 'Responsive UI' },
        { pathname: '/material-ui/guides/testing' },
        { pathname: '/material-ui/guides/localization' },
        { pathname: '/material-ui/guides/api', title: 'API design approach' },
        { pathname: '/material-ui/guides/typescript' },
        { pathname: '/material-ui/guides/composition' },
        { pathname: '/material-ui/guides/content-security-policy' },
      ],
    },
    {
      pathname: '/material-ui/integrations',
      children: [
        { pathname: '/material-ui/integrations/nextjs', newFeature: true },
        { pathname: '/material-ui/integrations/routing' },
        { pathname: '/material-ui/integrations/interoperability' },
        { pathname: '/material-ui/integrations/theme-scoping' },
        { pathname: '/material-ui/integrations/styled-components', title: 'styled-components' },
      ],
    },
    {
      pathname: '/material-ui/experimental-api',
      children: [
        {
          pathname: '/material-ui/experimental-api/classname-generator',
          title: 'Class name generator',
        },
      ],
    },
    {
      pathname: '/material-ui/migration',
      children: [
        { pathname: '/material-ui/migration/migration-grid-v2', title: 'Migrating to Grid v2' },
        { pathname: '/material-ui/migration/pickers-migration', title: 'Migrating the pickers' },
        {
          pathname: '/material-ui/migration/v6',
          subheader: '/material-ui/migration/v6',
          children: [
            { pathname: '/material-ui/migration/upgrade-to-v6' },
            { pathname: '/material-ui/migration/api-changes-v6' },
            {
              pathname: '/material-ui/migration/migrating-from-deprecated-apis',
              title: 'Migrating from deprecated APIs',
            },
            {
              pathname: '/material-ui/migration/migrating-to-pigment-css',
              title: 'Migrating to Pigment CSS',
            },
          ],
        },
        {
          pathname: '/material-ui/migration/v5',
          subheader: '/material-ui/migration/v5',
          children: [
            { pathname: '/material-ui/migration/migration-v4', title: 'From v4 to v5' },
            { pathname: '/material-ui/migration/v5-style-changes', title: 'Theme and styles' },
            { pathname: '/material-ui/migration/v5-component-changes', title: 'Component changes' },
            { pathname: '/material-ui/migration/migrating-from-jss', title: 'Migrating from JSS' },
            { pathname: '/material-ui/migration/troubleshooting' },
          ],
        },
        {
          pathname: '/material-ui/migration/earlier-versions',
          subheader: '/material-ui/migration/earlier-versions',
          children: [
            { pathname: '/material-ui/migration/migration-v3', title: 'From v3 to v4' },
            { pathname: '/material-ui/migration/migration-v0x', title: 'From v0.x' },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/discover-more',
      children: [
        { pathname: '/material-ui/discover-more/bundle-size' },
        { pathname: 'https://mui.com/material-ui/discover-more/showcase/' },
        { pathname: '/material-ui/discover-more/related-projects' },
        { pathname: 'https://mui.com/material-ui/discover-more/roadmap/' },
        { pathname: 'https://mui.com/material-ui/discover-more/backers/' },
        { pathname: '/material-ui/discover-more/vision' },
        { pathname: '/material-ui/discover-more/changelog' },
      ],
    },
    ...SIDEBAR_LINKS,
  ],

  // Paths are those of the newest version; they are mapped to this version.
  'material-ui@v5': [
    {
      pathname: '/material-ui/getting-started-group',
      children: [
        { pathname: '/material-ui/getting-started' },
        { pathname: '/material-ui/getting-started/installation' },
        { pathname: '/material-ui/getting-started/usage' },
      ],
    },
    {
      pathname: '/material-ui/react-',
      children: [
        {
          pathname: '/material-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/material-ui/react-button' },
            { pathname: '/material-ui/react-text-field' },
          ],
        },
        {
          pathname: '/material-ui/components/data-display',
          subheader: 'data-display',
          children: [{ pathname: '/material-ui/icons' }],
        },
        {
          pathname: '/material-ui/components/surfaces',
          subheader: 'surfaces',
          children: [{ pathname: '/material-ui/react-app-bar' }],
        },
        {
          pathname: '/material-ui/components/navigation',
          subheader: 'navigation',
          children: [
            { pathname: '/material-ui/react-drawer' },
            { pathname: '/material-ui/react-tabs' },
          ],
        },
        {
          pathname: '/material-ui/components/utils',
          subheader: 'utils',
          children: [{ pathname: '/material-ui/react-use-media-query' }],
        },
        {
          pathname: '/mui-x',
          subheader: 'MUI X',
          children: [
            { pathname: '/x/react-data-grid', title: 'Data Grid' },
            { pathname: '/x/react-date-pickers', title: 'Date & Time Pickers' },
            { pathname: '/x/react-charts', title: 'Charts' },
            { pathname: '/x/react-tree-view', title: 'Tree View' },
          ],
        },
        {
          pathname: '/toolpad',
          subheader: 'Toolpad Core',
          newFeature: true,
          children: [{ pathname: '/toolpad/core/react-dashboard-layout' }],
        },
      ],
    },
    { pathname: '/material-ui/api', children: apiNavEntries('/material-ui/v5/api') },
    {
      pathname: '/material-ui/customization',
      children: [
        { pathname: '/material-ui/customization/dark-mode' },
        { pathname: '/material-ui/customization/color' },
        { pathname: '/material-ui/customization/density' },
        { pathname: '/material-ui/customization/right-to-left' },
      ],
    },
    ...SIDEBAR_LINKS,
  ],

  'joy-ui': [
    {
      pathname: '/joy-ui/getting-started-group',
      children: [
        { pathname: '/joy-ui/getting-started' },
        { pathname: '/joy-ui/getting-started/installation' },
      ],
    },
    {
      pathname: '/joy-ui/react-',
      children: [
        { pathname: '/joy-ui/all-components' },
        {
          pathname: '/joy-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/joy-ui/react-autocomplete' },
            { pathname: '/joy-ui/react-button' },
            { pathname: '/joy-ui/react-checkbox' },
            { pathname: '/joy-ui/react-input' },
            { pathname: '/joy-ui/react-select' },
            { pathname: '/joy-ui/react-switch' },
          ],
        },
        {
          pathname: '/joy-ui/components/data-display',
          subheader: 'data-display',
          children: [{ pathname: '/joy-ui/react-table' }, { pathname: '/joy-ui/react-typography' }],
        },
        {
          pathname: '/joy-ui/components/feedback',
          subheader: 'feedback',
          children: [{ pathname: '/joy-ui/react-modal' }],
        },
        {
          pathname: '/joy-ui/components/surfaces',
          subheader: 'surfaces',
          children: [{ pathname: '/joy-ui/react-card' }, { pathname: '/joy-ui/react-sheet' }],
        },
        {
          pathname: '/joy-ui/components/navigation',
          subheader: 'navigation',
          children: [{ pathname: '/joy-ui/react-menu' }],
        },
        {
          pathname: '/joy-ui/components/layout',
          subheader: 'layout',
          children: [{ pathname: '/joy-ui/react-stack' }],
        },
      ],
    },
    { pathname: '/joy-ui/api', children: apiNavEntries('/joy-ui/api') },
    {
      pathname: '/joy-ui/customization',
      children: [
        {
          pathname: '/joy-ui/customization/theme',
          subheader: '/joy-ui/customization/theme',
          children: [
            { pathname: '/joy-ui/customization/theme-colors' },
            { pathname: '/joy-ui/customization/theme-shadow' },
            { pathname: '/joy-ui/customization/theme-typography' },
          ],
        },
        { pathname: '/joy-ui/customization/theme-builder' },
        { pathname: '/joy-ui/customization/dark-mode' },
        { pathname: '/joy-ui/customization/using-css-variables' },
      ],
    },
    ...SIDEBAR_LINKS,
  ],

  'base-ui': [
    {
      pathname: '/base-ui/getting-started-group',
      children: [
        { pathname: '/base-ui/getting-started' },
        { pathname: '/base-ui/getting-started/quickstart' },
        { pathname: '/base-ui/getting-started/usage' },
        { pathname: '/base-ui/getting-started/customization' },
        { pathname: '/base-ui/getting-started/accessibility' },
      ],
    },
    {
      pathname: '/base-ui/react-',
      children: [
        { pathname: '/base-ui/all-components' },
        {
          pathname: '/base-ui/components/inputs',
          subheader: 'inputs',
          children: [
            { pathname: '/base-ui/react-button' },
            { pathname: '/base-ui/react-checkbox', planned: true },
            { pathname: '/base-ui/react-input' },
            { pathname: '/base-ui/react-radio-group', planned: true },
            { pathname: '/base-ui/react-rating', planned: true },
            { pathname: '/base-ui/react-select' },
            { pathname: '/base-ui/react-switch' },
            { pathname: '/base-ui/react-toggle-button-group', planned: true },
          ],
        },
        {
          pathname: '/base-ui/components/data-display',
          subheader: 'data-display',
          children: [{ pathname: '/base-ui/react-tooltip', planned: true }],
        },
        {
          pathname: '/base-ui/components/surfaces',
          subheader: 'surfaces',
          children: [{ pathname: '/base-ui/react-accordion', planned: true }],
        },
        {
          pathname: '/base-ui/components/navigation',
          subheader: 'navigation',
          children: [
            { pathname: '/base-ui/react-drawer', planned: true },
            { pathname: '/base-ui/react-menu' },
            { pathname: '/base-ui/react-pagination', planned: true },
            { pathname: '/base-ui/react-tabs' },
          ],
        },
        {
          pathname: '/base-ui/components/utils',
          subheader: 'utils',
          children: [{ pathname: '/base-ui/react-modal' }],
        },
      ],
    },
    { pathname: '/base-ui/api', children: apiNavEntries('/base-ui') },
    ...SIDEBAR_LINKS,
  ],

  system: [
    {
      pathname: '/system/getting-started-group',
      children: [
        { pathname: '/system/getting-started' },
        { pathname: '/system/getting-started/installation' },
        { pathname: '/system/getting-started/usage' },
        { pathname: '/system/getting-started/the-sx-prop' },
        { pathname: '/system/getting-started/custom-components' },
      ],
    },
    {
      pathname: '/style-utilities',
      children: [
        { pathname: '/system/properties' },
        { pathname: '/system/borders' },
        { pathname: '/system/display' },
        { pathname: '/system/flexbox' },
        { pathname: '/system/grid' },
        { pathname: '/system/palette' },
        { pathname: '/system/positions' },
        { pathname: '/system/shadows' },
        { pathname: '/system/sizing' },
        { pathname: '/system/spacing' },
        { pathname: '/system/screen-readers' },
        { pathname: '/system/typography' },
        { pathname: '/system/styled' },
      ],
    },
    {
      pathname: '/system/react-',
      children: [{ pathname: '/system/react-box' }],
    },
    { pathname: '/system/api', children: apiNavEntries('/system/api') },
    ...SIDEBAR_LINKS,
  ],

  x: [
    {
      pathname: '/x/introduction-group',
      children: [
        { pathname: '/x/introduction' },
        { pathname: '/x/all-components' },
        { pathname: '/x/introduction/installation' },
        { pathname: '/x/introduction/licensing' },
        { pathname: '/x/introduction/plan-features', title: 'Features by plan' },
        { pathname: '/x/introduction/support' },
      ],
    },
    {
      pathname: '/x/react-data-grid-group',
      children: [
        { pathname: '/x/react-data-grid' },
        {
          pathname: '/x/react-data-grid/columns',
          children: [
            { pathname: '/x/react-data-grid/column-definition' },
            { pathname: '/x/react-data-grid/column-dimensions' },
            { pathname: '/x/react-data-grid/column-visibility' },
            { pathname: '/x/react-data-grid/column-header' },
            { pathname: '/x/react-data-grid/column-spanning' },
            { pathname: '/x/react-data-grid/column-groups' },
          ],
        },
        {
          pathname: '/x/react-data-grid/rows',
          children: [
            { pathname: '/x/react-data-grid/row-definition' },
            { pathname: '/x/react-data-grid/row-updates' },
            { pathname: '/x/react-data-grid/row-height' },
          ],
        },
        { pathname: '/x/react-data-grid/editing' },
        { pathname: '/x/react-data-grid/sorting' },
        {
          pathname: '/x/react-data-grid/filtering-group',
          children: [
            { pathname: '/x/react-data-grid/filtering' },
            { pathname: '/x/react-data-grid/filtering/quick-filter' },
          ],
        },
        { pathname: '/x/react-data-grid/pagination' },
        { pathname: '/x/react-data-grid/server-side-data', title: 'Server-side data' },
        {
          pathname: '/x/react-data-grid/selection',
          children: [{ pathname: '/x/react-data-grid/row-selection' }],
        },
        { pathname: '/x/react-data-grid/export' },
        { pathname: '/x/react-data-grid/components' },
        { pathname: '/x/react-data-grid/style' },
        { pathname: '/x/react-data-grid/localization' },
        { pathname: '/x/react-data-grid/virtualization' },
        { pathname: '/x/react-data-grid/accessibility' },
        { pathname: '/x/react-data-grid/performance' },
        { pathname: '/x/api/data-grid', children: apiNavEntries('/x/api/data-grid') },
      ],
    },
    {
      pathname: '/x/react-date-pickers-group',
      children: [
        { pathname: '/x/react-date-pickers' },
        {
          pathname: '/x/react-date-pickers-components',
          subheader: '/x/react-date-pickers-components',
          children: [
            {
              pathname: '/x/react-date-pickers/date-pickers',
              children: [
                { pathname: '/x/react-date-pickers/date-picker' },
                { pathname: '/x/react-date-pickers/date-field' },
                { pathname: '/x/react-date-pickers/date-calendar' },
              ],
            },
            {
              pathname: '/x/react-date-pickers/time-pickers',
              children: [{ pathname: '/x/react-date-pickers/time-picker' }],
            },
            {
              pathname: '/x/react-date-pickers/date-time-pickers',
              children: [{ pathname: '/x/react-date-pickers/date-time-picker' }],
            },
            {
              pathname: '/x/react-date-pickers/date-range-pickers',
              plan: 'pro',
              children: [{ pathname: '/x/react-date-pickers/date-range-picker' }],
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/common-features',
          subheader: 'Common features',
          children: [
            { pathname: '/x/react-date-pickers/validation' },
            { pathname: '/x/react-date-pickers/shortcuts' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/localization-group',
          subheader: 'Localization',
          children: [{ pathname: '/x/react-date-pickers/adapters-locale' }],
        },
        {
          pathname: '/x/react-date-pickers/visual-customization',
          subheader: 'Visual customization',
          children: [{ pathname: '/x/react-date-pickers/custom-field' }],
        },
        { pathname: '/x/api/date-pickers', children: apiNavEntries('/x/api/date-pickers') },
      ],
    },
    {
      pathname: '/x/react-charts-group',
      newFeature: true,
      children: [
        { pathname: '/x/react-charts' },
        {
          pathname: '/x/react-charts-available',
          subheader: 'Available components',
          children: [
            { pathname: '/x/react-charts/bars' },
            { pathname: '/x/react-charts/lines' },
            { pathname: '/x/react-charts/pie' },
          ],
        },
        {
          pathname: '/x/react-charts/common-features',
          subheader: 'Common features',
          children: [
            { pathname: '/x/react-charts/axis' },
            { pathname: '/x/react-charts/legend' },
            { pathname: '/x/react-charts/styling' },
            { pathname: '/x/react-charts/tooltip', title: 'Tooltip & Highlights' },
          ],
        },
        { pathname: '/x/api/charts', children: apiNavEntries('/x/api/charts') },
        {
          pathname: '/x/react-charts-future',
          subheader: 'Future components',
          children: [
            { pathname: '/x/react-charts/radar', planned: true },
            { pathname: '/x/react-charts/treemap', planned: true },
            { pathname: '/x/react-charts/funnel', plan: 'pro', planned: true },
            { pathname: '/x/react-charts/sankey', plan: 'pro', planned: true },
            { pathname: '/x/react-charts/gantt', plan: 'pro', planned: true },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-tree-view-group',
      newFeature: true,
      children: [
        { pathname: '/x/react-tree-view' },
        {
          pathname: '/x/react-tree-view/rich-tree-view-group',
          subheader: 'Rich Tree View',
          children: [
            { pathname: '/x/react-tree-view/rich-tree-view/items' },
            { pathname: '/x/react-tree-view/rich-tree-view/selection' },
            { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
            { pathname: '/x/react-tree-view/rich-tree-view/customization' },
          ],
        },
        { pathname: '/x/api/tree-view', children: apiNavEntries('/x/api/tree-view') },
      ],
    },
    {
      pathname: '/x/migration',
      children: [
        { pathname: '/x/migration/migration-data-grid-v6', title: 'Data Grid: v6 to v7' },
        { pathname: '/x/migration/migration-pickers-v6', title: 'Date pickers: v6 to v7' },
        { pathname: '/x/migration/migration-tree-view-v6', title: 'Tree View: v6 to v7' },
        { pathname: '/x/migration/migration-charts-v6', title: 'Charts: v6 to v7' },
      ],
    },
    ...SIDEBAR_LINKS,
  ],

  toolpad: [
    {
      pathname: '/toolpad/core/intro-group',
      children: [
        { pathname: '/toolpad/core/introduction' },
        { pathname: '/toolpad/core/introduction/installation' },
        { pathname: '/toolpad/core/introduction/tutorial' },
      ],
    },
    {
      pathname: '/toolpad/core/components-group',
      children: [
        { pathname: '/toolpad/core/all-components' },
        {
          pathname: '/toolpad/core/provider-group',
          subheader: 'provider',
          children: [{ pathname: '/toolpad/core/react-app-provider', title: 'App Provider' }],
        },
        {
          pathname: '/toolpad/core/layout-group',
          subheader: 'layout',
          children: [
            { pathname: '/toolpad/core/react-dashboard-layout' },
            { pathname: '/toolpad/core/react-page-container', title: 'Page Container' },
          ],
        },
        {
          pathname: '/toolpad/core/authentication-group',
          subheader: 'authentication',
          children: [
            { pathname: '/toolpad/core/react-sign-in-page', title: 'Sign-in Page' },
            { pathname: '/toolpad/core/react-account' },
          ],
        },
        {
          pathname: '/toolpad/core/components/utils-group',
          subheader: 'utils',
          children: [
            { pathname: '/toolpad/core/react-use-dialogs', title: 'useDialogs' },
            { pathname: '/toolpad/core/react-use-notifications', title: 'useNotifications' },
          ],
        },
      ],
    },
    { pathname: '/toolpad/core/api', children: apiNavEntries('/toolpad/core/api') },
    ...SIDEBAR_LINKS,
  ],

  // Every flag and every kind of entry, to test the navigation; English only.
  experiments: [
    {
      pathname: '/experiments/docs/writing',
      children: [
        { pathname: '/experiments/docs/headers', newFeature: true },
        {
          pathname: '/experiments/docs/hostile-text',
          title: '<img src=x onerror="window.__hostile=1">',
        },
        { pathname: '/experiments/docs/callouts', unstable: true },
      ],
    },
    {
      pathname: '/experiments/docs/code',
      beta: true,
      children: [
        { pathname: '/experiments/docs/codeblock', beta: true, legacy: true },
        { pathname: '/experiments/docs/demos', plan: 'premium', deprecated: true },
        {
          pathname: '/experiments/docs/demo-cost',
          title: 'Cost of demos',
          children: [
            { pathname: '/experiments/docs/demo-cost/none', title: 'No demo' },
            { pathname: '/experiments/docs/demo-cost/one', title: 'One demo' },
            { pathname: '/experiments/docs/demo-cost/ten', title: 'Ten demos' },
          ],
        },
      ],
    },
    {
      pathname: '/experiments/docs/navigation-group',
      title: 'Navigation',
      plan: 'pro',
      children: [
        { pathname: '/experiments/docs/navigation', title: 'Flags and groups', plan: 'pro' },
        {
          pathname: '/experiments/docs/planned-group',
          subheader: 'Planned labels',
          newFeature: true,
          children: [
            { pathname: '/experiments/docs/planned', planned: true },
            {
              pathname: '/experiments/docs/planned-pro',
              title: 'Planned, Pro plan',
              plan: 'pro',
              planned: true,
            },
            {
              pathname: '/experiments/docs/every-flag',
              plan: 'premium',
              newFeature: true,
              planned: true,
              unstable: true,
              beta: true,
              legacy: true,
              deprecated: true,
            },
            {
              pathname: '/experiments/docs/long-label',
              title: 'OverflowWithAVeryLongComponentNameThatHasNoSpaces',
              planned: true,
            },
            {
              pathname: '/experiments/docs/markup',
              title: 'Markup in <Label> & "quotes"',
              planned: true,
            },
          ],
        },
        {
          pathname: '/experiments/docs/nested-group',
          title: 'Nested group',
          deprecated: true,
          children: [
            {
              pathname: '/experiments/docs/deeply-nested-group',
              title: 'Deeply nested group',
              children: [
                {
                  pathname: '/material-ui/react-button',
                  legacy: true,
                },
              ],
            },
          ],
        },
      ],
    },
    ...SIDEBAR_LINKS,
  ],
} satisfies NavTrees;
