/**
 * Old paths of the documentation, and paths in messages of the libraries, with their new pages.
 * Data only: `redirectRules.ts` resolves and `redirectProblems.ts` validates the entries.
 */
import { API_SECTIONS, apiPagesOf, toApiSlug } from './apiReference';
import type { HostRedirect } from './hostRedirects';

/**
 * A path and its new page; `:name` in both is replaced by each of `names`. `to` is the page's final
 * path: as long as it does not exist, its stand-in is used (`standIns.ts`), or there is no redirect
 * and the 404 page names what is near.
 */
export interface RedirectEntry {
  /** With leading and trailing slash. */
  readonly from: string;
  /** With leading and trailing slash, optionally with `#id`. */
  readonly to: string;
  /** Replacements of `:name`. */
  readonly names?: readonly RedirectName[];
}

/** One name, or an old and a new one. */
export type RedirectName = string | readonly [from: string, to: string];

/** Parses names: `buttons=button` was renamed, `alert` was not. */
export function names(text: string): RedirectName[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word): RedirectName => {
      const [from = '', to] = word.split('=', 2);
      return to === undefined ? from : [from, to];
    });
}

/**
 * Moves of whole routes, in the notation of hosts. Each stands for an entry per page and per entry
 * below the new route.
 */
export const ROUTE_MOVES: readonly HostRedirect[] = [
  { from: '/api/:name/', to: '/material-ui/api/:name/' },
  { from: '/api/data-grid/:name/', to: '/x/api/data-grid/:name/' },
  { from: '/base/*', to: '/base-ui/:splat' },
  { from: '/components/:name/', to: '/material-ui/react-:name/' },
  { from: '/components/data-grid/:name/', to: '/x/react-data-grid/:name/' },
  { from: '/customization/:name/', to: '/material-ui/customization/:name/' },
  { from: '/getting-started/:name/', to: '/material-ui/getting-started/:name/' },
];

/** Those that kept their names are in `ROUTE_MOVES`. */
const RENAMED_COMPONENTS = names(`
  avatars=avatar badges=badge buttons=button cards=card checkboxes=checkbox chips=chip
  dialogs=dialog dividers=divider drawers=drawer expansion-panels=accordion grid-list=image-list
  links=link lists=list menus=menu radio-buttons=radio-button selects=select slider-styled=slider
  snackbars=snackbar steppers=stepper switches=switch tables=table text-fields=text-field
  toggle-buttons=toggle-button tooltips=tooltip
`);

const GUIDES = names(`
  api composition content-security-policy localization minimizing-bundle-size
  responsive-ui server-rendering testing typescript
`);

/** Guides that have moved. */
const MOVED_GUIDES: readonly (readonly [from: string, to: string])[] = [
  ['csp', '/material-ui/guides/content-security-policy/'],
  ['classname-generator', '/material-ui/experimental-api/classname-generator/'],
  ['interoperability', '/material-ui/integrations/interoperability/'],
  ['migrating-from-jss', '/material-ui/migration/migrating-from-jss/'],
  ['migration-v0.x', '/material-ui/migration/migration-v0x/'],
  ['migration-v0x', '/material-ui/migration/migration-v0x/'],
  ['migration-v3', '/material-ui/migration/migration-v3/'],
  ['migration-v4', '/material-ui/migration/migration-v4/'],
  ['next-js-app-router', '/material-ui/integrations/nextjs/'],
  ['nextjs', '/material-ui/integrations/nextjs/'],
  ['pickers-migration', '/material-ui/migration/pickers-migration/'],
  ['right-to-left', '/material-ui/customization/right-to-left/'],
  ['routing', '/material-ui/integrations/routing/'],
  ['shadow-dom', '/material-ui/customization/shadow-dom/'],
  ['styled-components', '/material-ui/integrations/styled-components/'],
  ['styled-engine', '/material-ui/integrations/styled-components/'],
  ['theme-scoping', '/material-ui/integrations/theme-scoping/'],
  ['troubleshooting', '/material-ui/migration/troubleshooting/'],
];

const X_PICKERS = names(`
  date-picker date-range-picker date-time-picker time-picker calendar-picker=date-calendar
  calendar-picker-skeleton=day-calendar-skeleton clock-picker=time-clock
`);

/** Base UI's components and hooks had one page each, first with `-unstyled` in their names. */
const BASE_API: readonly RedirectEntry[] = API_SECTIONS.filter(
  ({ productId, version }) => productId === 'base-ui' && version === undefined,
)
  .flatMap(apiPagesOf)
  .flatMap(({ pathname, kind, names: members }) =>
    members.flatMap((member): RedirectEntry[] => {
      const slug = toApiSlug(member);
      const to = `${pathname}/#${slug}`;
      const oldSlugs = kind.startsWith('component') ? [slug, `${slug}-unstyled`] : [slug];
      return oldSlugs.map((name) => ({ from: `/base-ui/api/${name}/`, to }));
    }),
  );

/** Pages with a new path, or whose content is on another page for good. */
export const REDIRECTS: readonly RedirectEntry[] = [
  // Paths from before the products had their own routes.
  { from: '/components/', to: '/material-ui/all-components/' },
  { from: '/components/:name/', to: '/material-ui/react-:name/', names: RENAMED_COMPONENTS },
  {
    from: '/components/:name/',
    to: '/material-ui/:name/',
    names: names('about-the-lab icons material-icons transitions'),
  },
  { from: '/components/pickers/', to: '/x/react-date-pickers/' },
  { from: '/components/data-grid/', to: '/x/react-data-grid/' },
  {
    from: '/components/data-grid/overview/',
    to: '/x/react-data-grid/',
  },

  {
    from: '/api/:name/',
    to: '/material-ui/api/:name/',
    names: names(`
      expansion-panel=accordion expansion-panel-actions=accordion-actions
      expansion-panel-details=accordion-details expansion-panel-summary=accordion-summary
      grid-list=image-list grid-list-tile=image-list-item grid-list-tile-bar=image-list-item-bar
    `),
  },
  { from: '/api/data-grid/', to: '/x/api/data-grid/data-grid/' },
  {
    from: '/api/:name-unstyled/',
    to: '/base-ui/react-:name/components-api/',
    names: names('badge button form-control input modal popper select slider switch tabs'),
  },
  { from: '/api/unstable-trap-focus/', to: '/base-ui/react-focus-trap/components-api/' },

  { from: '/getting-started/', to: '/material-ui/getting-started/' },
  ...['/getting-started/templates/:name/', '/material-ui/getting-started/templates/:name/'].flatMap(
    (from): RedirectEntry[] => [
      {
        from,
        to: '/material-ui/getting-started/templates/#:name',
        names: names('checkout dashboard sign-in sign-in-side=sign-in sign-up=sign-in'),
      },
      {
        from,
        to: '/material-ui/getting-started/templates/',
        names: names('album blog landing-page marketing-page pricing sticky-footer'),
      },
    ],
  ),
  {
    from: '/customization/:name/',
    to: '/material-ui/customization/:name/',
    names: names(`
      components=how-to-customize css-variables=css-theme-variables/overview
      globals=theme-components overrides=how-to-customize themes=theming
    `),
  },
  { from: '/customization/css-in-js/', to: '/system/styles/basics/' },
  { from: '/guides/:name/', to: '/material-ui/guides/:name/', names: GUIDES },
  ...MOVED_GUIDES.map(([name, to]) => ({ from: `/guides/${name}/`, to })),
  {
    from: '/discover-more/:name/',
    to: '/material-ui/discover-more/:name/',
    names: names('backers changelog related-projects roadmap showcase vision'),
  },
  {
    from: '/styles/:name/',
    to: '/system/styles/:name/',
    names: names('advanced api=basics basics'),
  },

  // Version 3 and earlier.
  {
    from: '/demos/:name/',
    to: '/material-ui/react-:name/',
    names: names(`
      app-bar autocomplete avatars=avatar badges=badge bottom-navigation buttons=button cards=card
      chips=chip dialogs=dialog dividers=divider drawers=drawer expansion-panels=accordion
      grid-list=image-list lists=list menus=menu paper progress selection-controls=checkbox
      snackbars=snackbar steppers=stepper tables=table tabs text-fields=text-field tooltips=tooltip
    `),
  },
  { from: '/demos/pickers/', to: '/x/react-date-pickers/' },
  {
    from: '/utils/:name/',
    to: '/material-ui/react-:name/',
    names: names(
      'click-away-listener modal modals=modal no-ssr popover popovers=popover popper portal',
    ),
  },
  { from: '/utils/transitions/', to: '/material-ui/transitions/' },
  {
    from: '/lab/:name/',
    to: '/material-ui/react-:name/',
    names: names('slider speed-dial toggle-button'),
  },
  {
    from: '/lab/:name/',
    to: '/material-ui/about-the-lab/',
    names: names('about about-the-lab'),
  },
  { from: '/layout/:name/', to: '/material-ui/react-:name/', names: names('grid hidden') },
  { from: '/layout/basics/', to: '/material-ui/guides/responsive-ui/' },
  { from: '/layout/breakpoints/', to: '/material-ui/customization/breakpoints/' },
  { from: '/layout/css-in-js/', to: '/system/styles/basics/' },
  {
    from: '/style/:name/',
    to: '/material-ui/react-:name/',
    names: names('css-baseline reboot=css-baseline typography'),
  },
  { from: '/style/color/', to: '/material-ui/customization/color/' },
  { from: '/style/icons/', to: '/material-ui/icons/' },
  {
    from: '/css-in-js/:name/',
    to: '/system/styles/:name/',
    names: names('advanced api=basics basics'),
  },

  // Pages renamed in the tree.
  {
    from: '/:name/getting-started/overview/',
    to: '/:name/getting-started/',
    names: names('base-ui joy-ui material-ui system'),
  },
  { from: '/getting-started/overview/', to: '/material-ui/getting-started/' },
  {
    from: '/:name/components/',
    to: '/:name/all-components/',
    names: names('base-ui joy-ui material-ui'),
  },
  ...MOVED_GUIDES.map(([name, to]) => ({ from: `/material-ui/guides/${name}/`, to })),
  {
    from: '/material-ui/customization/components/',
    to: '/material-ui/customization/how-to-customize/',
  },
  { from: '/material-ui/customization/unstyled-components/', to: '/base-ui/getting-started/' },
  {
    from: '/material-ui/experimental-api/css-theme-variables/:name/',
    to: '/material-ui/customization/css-theme-variables/:name/',
    names: names('configuration customization=configuration overview usage'),
  },
  {
    from: '/material-ui/react-:name/',
    to: '/material-ui/react-grid2/',
    names: names('grid-2 grid-v2 unstable-grid2'),
  },
  {
    from: '/material-ui/react-:name/',
    to: '/x/react-date-pickers/:name/',
    names: names('date-picker date-range-picker date-time-picker time-picker'),
  },
  {
    from: '/material-ui/:name/',
    to: '/x/react-date-pickers/',
    names: names('pickers react-pickers'),
  },
  { from: '/material-ui/react-data-grid/', to: '/x/react-data-grid/' },
  { from: '/material-ui/react-tree-view/', to: '/x/react-tree-view/' },
  { from: '/material-ui/react-trap-focus/', to: '/base-ui/react-focus-trap/' },
  {
    from: '/material-ui/api/:name/',
    to: '/material-ui/api/grid-2/',
    names: names('grid2 unstable-grid-2'),
  },
  {
    from: '/material-ui/api/:name/',
    to: '/x/api/tree-view/:name/',
    names: names('tree-item tree-view'),
  },
  {
    from: '/material-ui/api/:name/',
    to: '/x/api/date-pickers/:name/',
    names: X_PICKERS,
  },

  {
    from: '/joy-ui/core-features/:name/',
    to: '/joy-ui/main-features/:name/',
    names: names(`
      automatic-adjustment color-inversion global-variants
      perfect-dark-mode=dark-mode-optimization
    `),
  },
  {
    from: '/joy-ui/main-features/perfect-dark-mode/',
    to: '/joy-ui/main-features/dark-mode-optimization/',
  },
  {
    from: '/joy-ui/guides/overriding-component-structure/',
    to: '/joy-ui/customization/overriding-component-structure/',
  },
  {
    from: '/joy-ui/guides/:name/',
    to: '/joy-ui/integrations/:name/',
    names: names(`
      next-js-app-router using-icon-libraries=icon-libraries
      using-joy-ui-and-material-ui-together=material-ui
    `),
  },

  { from: '/base-ui/getting-started/installation/', to: '/base-ui/getting-started/quickstart/' },
  { from: '/base-ui/react-trap-focus/', to: '/base-ui/react-focus-trap/' },
  ...BASE_API,

  { from: '/system/basics/', to: '/system/getting-started/' },
  { from: '/system/advanced/', to: '/system/getting-started/custom-components/' },
  {
    from: '/system/:name/',
    to: '/system/getting-started/:name/',
    names: names('custom-components installation the-sx-prop usage'),
  },
  { from: '/system/:name/', to: '/system/react-:name/', names: names('box container stack') },
  {
    from: '/system/configure-the-sx-prop/',
    to: '/system/experimental-api/configure-the-sx-prop/',
  },

  { from: '/x/advanced-components/', to: '/x/introduction/' },
  { from: '/x/introduction/advanced-components/', to: '/x/introduction/' },
  { from: '/x/migration/', to: '/x/migration/migration-data-grid-v6/' },
  { from: '/x/license/', to: '/x/introduction/licensing/' },
  {
    from: '/x/react-:name/overview/',
    to: '/x/react-:name/',
    names: names('charts data-grid date-pickers tree-view'),
  },
  {
    from: '/x/react-data-grid/:name/',
    to: '/x/react-data-grid/:name/',
    names: names(`
      columns=column-definition group-pivot=row-grouping rows=row-definition
      selection=row-selection
    `),
  },
  { from: '/x/api/date-pickers/calendar-picker/', to: '/x/api/date-pickers/date-calendar/' },
  { from: '/x/api/date-pickers/clock-picker/', to: '/x/api/date-pickers/time-clock/' },

  // Short links in the libraries' messages, comments and style sheets.
  { from: '/r/caveat-with-refs-guide/', to: '/material-ui/guides/composition/#caveat-with-refs' },
  {
    from: '/r/custom-component-variants/',
    to: '/material-ui/customization/theme-components/#a-new-variant',
  },
  { from: '/r/input-component-ref-interface/', to: '/material-ui/react-text-field/#other-inputs' },
  { from: '/r/migration-v4/', to: '/material-ui/migration/migration-v4/' },
  {
    from: '/material-ui/experimental-api/pigment-css/',
    to: '/material-ui/migration/migrating-to-pigment-css/',
  },
  {
    from: '/blog/lab-date-pickers-to-mui-x/',
    to: '/material-ui/migration/pickers-migration/',
  },
  {
    from: '/r/:name-classes-guide/',
    to: '/material-ui/customization/how-to-customize/#state-classes',
    names: names('pseudo state'),
  },
  { from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/layout/' },
  { from: '/r/x-license/', to: '/x/introduction/licensing/' },
  { from: '/r/x-license-annual/', to: '/x/introduction/licensing/#3-expired-license-key' },
  { from: '/r/x-license-key-installation/', to: '/x/introduction/licensing/#license-key' },
  { from: '/r/x-premium-svg-link/', to: '/x/introduction/licensing/#premium-plan' },
  { from: '/r/x-pro-svg-link/', to: '/x/introduction/licensing/#pro-plan' },
];

/**
 * Old sections whose redirects are for English addresses only: short links, and pages that are older
 * than most translations. Hosts limit the number of rules.
 */
export const ENGLISH_SECTIONS = [
  '/base-ui/api/',
  '/base/api/',
  '/blog/',
  '/css-in-js/',
  '/demos/',
  '/lab/',
  '/layout/',
  '/r/',
  '/style/',
  '/utils/',
] as const;

/** Languages that were removed; their paths redirect to English. */
export const DROPPED_LANGUAGES = ['de', 'es', 'fr', 'ja', 'ru'] as const;
