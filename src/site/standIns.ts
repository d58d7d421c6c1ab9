/**
 * Pages that are not written yet, with the page or section that answers the same question until
 * then. Once such a page exists, the check of redirects asks to remove its entry.
 */
// cspell:ignore sparkline
import { names, type RedirectEntry } from './redirects';

/** `from` may name a heading, to which other redirects lead. */
export const STAND_INS: readonly RedirectEntry[] = [
  {
    from: '/material-ui/:name/',
    to: '/material-ui/:name',
    names: names(`
      design-resources=getting-started/design-resources/
      design-resources/material-ui-for-figma=getting-started/design-resources/#design-kits
      design-resources/material-ui-sync=getting-started/design-resources/#material-ui-sync-figma-plugin
      discover-more/backers=discover-more/vision/#sponsors-and-backers
      discover-more/roadmap=discover-more/vision/#roadmap
      discover-more/showcase=discover-more/related-projects/#showcase
    `),
  },
  {
    from: '/blog/:name-to-mui-x/',
    to: '/material-ui/about-the-lab/#moved-to-mui-x',
    names: names('lab-tree-view'),
  },

  {
    from: '/joy-ui/:name/',
    to: '/joy-ui/:name',
    names: names(`
      customization/approaches=react-button/#customization
      getting-started/roadmap=getting-started/#status
      getting-started/usage=getting-started/#what-the-components-share
      integrations/next-js-app-router=getting-started/installation/#render-on-the-server
      main-features/color-inversion=react-sheet/#inverted-colors
      main-features/dark-mode-optimization=customization/dark-mode/#avoiding-screen-flickering
      main-features/global-variants=react-button/#variants
    `),
  },
  { from: '/base-ui/react-focus-trap/', to: '/base-ui/react-focus-trap/components-api/' },
  {
    from: '/base-ui/:name/',
    to: '/base-ui/:name',
    names: names(`
      getting-started/roadmap=getting-started/#status
      guides/overriding-component-structure=react-button/#slots
      guides/working-with-tailwind-css=getting-started/quickstart/#turn-the-class-names-off
    `),
  },
  { from: '/system/react-grid/', to: '/system/api/grid/' },
  {
    from: '/toolpad/core/:name/',
    to: '/toolpad/core/:name',
    names: names(`
      customization=react-dashboard-layout/#customization
      introduction/roadmap=introduction/#status
    `),
  },

  {
    from: '/x/:name/',
    to: '/x/introduction/:name',
    names: names(`
      common-concepts/custom-components=#what-the-libraries-share
      react-charts/getting-started=installation/
      react-data-grid/getting-started=installation/
      react-date-pickers/getting-started=installation/#add-a-date-library-for-the-pickers
      react-date-pickers/calendar-systems=installation/#add-a-date-library-for-the-pickers
      react-tree-view/getting-started=installation/
    `),
  },
  {
    from: '/x/migration/:name/',
    to: '/material-ui/about-the-lab/#moved-to-mui-x',
    names: names('migration-pickers-lab migration-tree-view-lab'),
  },
  { from: '/x/react-data-grid/demo/', to: '/x/react-data-grid/' },
  {
    from: '/x/react-data-grid/:name/',
    to: '/x/react-data-grid/:name',
    names: names(`
      clipboard=export/#clipboard column-menu=column-header/#column-menu
      filtering/customization=filtering/#customize-the-operators
      recipes-editing=editing/ row-spanning=column-spanning/#row-spanning
      style-recipes=style/#style-recipes
      filtering/server-side=server-side-data/#filtering
      server-side-data/aggregation=server-side-data/#row-grouping
      server-side-data/row-grouping=server-side-data/#row-grouping
      server-side-data/tree-data=server-side-data/#tree-data
      server-side-data/infinite-loading=row-updates/#infinite-loading
      server-side-data/lazy-loading=row-updates/#lazy-loading
    `),
  },
  {
    from: '/x/react-data-grid/:name/',
    to: '/x/react-data-grid/#:name',
    names: names(`
      aggregation=aggregation api-object=control-from-outside cell-selection=plans
      column-ordering=plans column-pinning=plans
      custom-columns=custom-cell-content events=click-on-a-row
      filtering/header-filters=plans filtering/multi-filters=plans
      layout=height master-detail=plans
      overlays=states row-grouping=aggregation
      row-ordering=plans row-pinning=plans
      state=save-the-state tree-data=plans
    `),
  },
  {
    from: '/x/react-date-pickers/:name/',
    to: '/x/react-date-pickers/#:name',
    names: names(`
      accessibility base-concepts=kinds-of-pickers
      custom-components=slots custom-layout=slots
      date-range-calendar=date-range date-range-field=date-range
      date-time-field=kinds-of-pickers
      date-time-range-field=date-range date-time-range-picker=date-range digital-clock=clocks
      fields=kinds-of-pickers lifecycle=controlled-and-uncontrolled localization=language-and-format
      time-clock=clocks time-field=time-picker time-range-field=date-range
      time-range-picker=date-range timezone=time-zones
    `),
  },
  {
    from: '/x/react-charts/:name/',
    to: '/x/react-charts/#:name',
    names: names(`
      components=composition composition gauge=gauges-and-sparklines heatmap=limits
      scatter=scatter-plots scatter-demo=scatter-plots sparkline=sparklines zoom-and-pan=limits
    `),
  },
  {
    from: '/x/react-charts/:name/',
    to: '/x/react-charts/:name',
    names: names(
      'areas-demo=lines/#area-chart bar-demo=bars/ line-demo=lines/ pie-demo=pie/ stacking=bars/#stacked-bars',
    ),
  },
  {
    from: '/x/react-tree-view/:name/',
    to: '/x/react-tree-view/#:name',
    names: names(`
      accessibility rich-tree-view=simple-or-rich
      rich-tree-view/editing=editable-labels rich-tree-view/focus=composition
      rich-tree-view/ordering=limits
      simple-tree-view=basic-tree
      simple-tree-view/focus=composition simple-tree-view/items=basic-tree
      tree-item-customization=icons-and-indentation
    `),
  },
  {
    from: '/x/react-tree-view/simple-tree-view/:name/',
    to: '/x/react-tree-view/rich-tree-view/:name/',
    names: names('customization expansion selection'),
  },
  {
    from: '/x/react-tree-view/rich-tree-view/headless/',
    to: '/x/react-tree-view/rich-tree-view/customization/#item-of-your-own',
  },
];
