// cspell:ignore makestyles
/** Words of addresses about which there is no page, and the pages nearest to them, best first. */
interface Subject {
  readonly words: string;
  readonly pages: readonly string[];
}

const USAGE = '/material-ui/getting-started/usage/';
const INSTALLATION = '/material-ui/getting-started/installation/';
const CHANGELOG = '/material-ui/discover-more/changelog/';
const API_CHANGES = '/material-ui/migration/api-changes-v6/';
const THEMING = '/material-ui/customization/theming/';
const COLOR = '/material-ui/customization/color/';
const DARK_MODE = '/material-ui/customization/dark-mode/';
const JOY_INSTALLATION = '/joy-ui/getting-started/installation/';

const SUBJECTS: readonly Subject[] = [
  { words: 'studio', pages: ['/toolpad/core/introduction/'] },
  { words: 'getting-started', pages: ['/toolpad/core/introduction/', '/x/introduction/'] },
  { words: 'blog changelog whats-new', pages: [CHANGELOG, API_CHANGES, '/x/introduction/'] },
  {
    words: 'faq troubleshooting',
    pages: [
      '/material-ui/getting-started/faq/',
      '/material-ui/migration/troubleshooting/',
      INSTALLATION,
    ],
  },
  {
    words: 'example example-project first-app learn showcase template tutorial page-layout-example',
    pages: [
      '/material-ui/getting-started/example-projects/',
      '/material-ui/getting-started/templates/',
      USAGE,
      '/material-ui/all-components/',
      '/joy-ui/getting-started/',
      '/toolpad/core/introduction/installation/',
    ],
  },
  {
    words: 'gatsby next-js next-js-app-router nextjs remix',
    pages: [
      '/material-ui/integrations/nextjs/',
      '/material-ui/getting-started/example-projects/',
      `${JOY_INSTALLATION}#render-on-the-server`,
      '/toolpad/core/introduction/installation/#nextjs',
    ],
  },
  {
    words: 'server-rendering ssr',
    pages: [
      '/material-ui/guides/server-rendering/',
      '/material-ui/react-use-media-query/#server-rendering',
      `${DARK_MODE}#no-flash-on-load`,
      '/material-ui/react-no-ssr/',
      `${JOY_INSTALLATION}#render-on-the-server`,
    ],
  },
  {
    words: 'dark-mode',
    pages: [
      DARK_MODE,
      '/joy-ui/customization/dark-mode/',
      '/toolpad/core/react-dashboard-layout/#dark-mode',
    ],
  },
  { words: 'radio-button', pages: ['/joy-ui/api/radio/', '/joy-ui/api/radio-group/'] },
  { words: 'text-field', pages: ['/joy-ui/api/input/', '/joy-ui/api/form-control/'] },
  {
    words: 'palette theme-color',
    pages: [
      '/material-ui/customization/palette/',
      COLOR,
      DARK_MODE,
      '/joy-ui/customization/theme-colors/',
    ],
  },
  {
    words: 'typography',
    pages: ['/material-ui/react-typography/', '/joy-ui/react-typography/', '/system/typography/'],
  },
  {
    words: 'font theme-typography',
    pages: [
      '/material-ui/customization/typography/',
      `${INSTALLATION}#roboto-font`,
      '/joy-ui/customization/theme-typography/',
    ],
  },
  {
    words:
      'theme theming default-theme default-theme-viewer theme-builder theme-scoping migrating-default-theme',
    pages: [
      THEMING,
      '/material-ui/customization/default-theme/',
      '/material-ui/integrations/theme-scoping/',
      `${JOY_INSTALLATION}#add-the-provider`,
    ],
  },
  {
    words: 'creating-themed-component themed-component overriding-component-structure',
    pages: [
      '/material-ui/customization/creating-themed-components/',
      '/joy-ui/react-button/#customization',
      '/base-ui/react-button/#slots',
    ],
  },
  {
    words: 'css-variable css-theme-variable using-css-variable',
    pages: [
      '/material-ui/customization/css-theme-variables/overview/',
      '/joy-ui/customization/using-css-variables/',
    ],
  },
  {
    words: 'composition',
    pages: [
      '/material-ui/guides/composition/',
      `${USAGE}#props-that-all-components-share`,
      '/material-ui/react-link/#routers',
    ],
  },
  {
    words: 'typescript',
    pages: [
      '/material-ui/guides/typescript/',
      '/material-ui/about-the-lab/#typescript',
      '/system/getting-started/installation/#typescript',
    ],
  },
  {
    words: 'i18n locale localization',
    pages: [
      '/material-ui/guides/localization/',
      '/material-ui/customization/right-to-left/',
      '/x/react-data-grid/localization/',
      '/x/react-date-pickers/#language-and-format',
    ],
  },
  {
    words: 'content-security-policy csp',
    pages: ['/material-ui/guides/content-security-policy/', `${DARK_MODE}#no-flash-on-load`],
  },
  {
    words: 'testing',
    pages: ['/material-ui/guides/testing/', '/material-ui/react-use-media-query/#testing'],
  },
  {
    words:
      'advanced basic configure-the-sx-prop css-in-js custom-component makestyles migrating-from-jss style styled sx',
    pages: [
      '/material-ui/react-box/',
      `${USAGE}#styles-with-sx`,
      '/system/getting-started/',
      API_CHANGES,
    ],
  },
  {
    words: 'pigment-css migrating-to-pigment-css',
    pages: [
      '/material-ui/migration/migrating-to-pigment-css/',
      '/material-ui/api/pigment-container/',
    ],
  },
  {
    words: 'classname-generator',
    pages: ['/material-ui/experimental-api/classname-generator/'],
  },
  {
    words: 'shadow-dom',
    pages: ['/material-ui/customization/shadow-dom/', '/material-ui/react-portal/#container'],
  },
  {
    words: 'display flexbox position screen-reader',
    pages: ['/system/react-box/', '/material-ui/react-box/', '/material-ui/react-stack/'],
  },
  {
    words: 'audit-log authentication rbac',
    pages: [
      '/toolpad/core/api/sign-in-page/',
      '/toolpad/core/react-dashboard-layout/#account-and-header-actions',
    ],
  },
  {
    words: 'browser supported-platform',
    pages: ['/material-ui/getting-started/supported-platforms/'],
  },
  {
    words: 'design-kit design-resource figma material-ui-for-figma material-ui-sync sketch',
    pages: ['/material-ui/getting-started/design-resources/', '/material-ui/all-components/'],
  },
  {
    words: 'backer related-project roadmap sponsor support team vision',
    pages: [
      '/material-ui/discover-more/vision/',
      '/joy-ui/getting-started/#status',
      '/base-ui/getting-started/#status',
      '/system/getting-started/#status',
      '/x/introduction/',
      '/toolpad/core/introduction/#status',
    ],
  },
  {
    words: 'migration migration-v4 migrating-to-v6 upgrade upgrading',
    pages: [
      '/material-ui/migration/upgrade-to-v6/',
      '/material-ui/migration/migration-v4/',
      '/material-ui/about-the-lab/#names-that-have-moved',
      '/x/introduction/',
    ],
  },
];

/** Returns the pages nearest to a subject; none if the table does not have it. */
export function pagesAbout(subject: string): readonly string[] {
  return SUBJECTS.find(({ words }) => words.split(' ').includes(subject))?.pages ?? [];
}
