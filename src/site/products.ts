import type english from '../../i18n/en/dictionary.json';
import type { ProductCategoryId, ProductIdentity } from './productIdentity';

/** The name of a logo; each exists for light and for dark backgrounds. */
export type ProductLogo =
  'material-ui' | 'joy-ui' | 'base-ui' | 'system' | 'x' | 'toolpad' | 'docs';

/** The key of a product's one-sentence description in the dictionary. */
export type ProductDescriptionKey =
  `productMenus.descriptions.${keyof (typeof english)['productMenus']['descriptions'] & string}`;

/** A link to the site of an older version. */
export interface OlderVersion {
  readonly label: string;
  /** The host's URL, without trailing slash. */
  readonly origin: string;
  /** The page there; a language segment comes before it. */
  readonly pathname: string;
}

/** An older version whose documentation is part of the site, below the product's route. */
export interface SiteVersion {
  /** Its name in `docs:version`, and the segment of its pages after the product's route. */
  readonly name: string;
  /** The name its package is installed by; the label is read from there. */
  readonly packageName: string;
}

/** A product as a reader sees it: what a page shows as its name, logo and versions. */
export interface ProductFace {
  readonly id: string;
  readonly name: string;
  readonly descriptionKey: ProductDescriptionKey;
  readonly logo: ProductLogo;
  /** Where the product selector leads: a path, or the URL of another site. */
  readonly href: string;
  /** The package whose installed version is the current version; `null` without one. */
  readonly packageName: string | null;
  /** Where its source stands, unless that is the repository of the site. */
  readonly repositoryUrl?: string;
  /** Older versions within the site, newest first. */
  readonly siteVersions?: readonly SiteVersion[];
  readonly olderVersions: readonly OlderVersion[];
}

/** A product family: one docs plugin instance, one route, one folder, one tree in `sidebars.ts`. */
export interface Product extends ProductFace {
  readonly category: ProductCategoryId | null;
  /** The path all its pages start with. */
  readonly route: string;
  /** Built in development and when the test pages are asked for, never offered to readers. */
  readonly experimental?: boolean;
  /** The products within the family that have an identity of their own (spec §2). */
  readonly parts: readonly ProductFace[];
}

const olderVersion = (major: number, pathname: string): OlderVersion => ({
  label: `v${major}`,
  origin: `https://v${major}.mui.com`,
  pathname,
});

const X_REPOSITORY = 'https://github.com/mui/mui-x';
const TOOLPAD_REPOSITORY = 'https://github.com/mui/toolpad';

const FAMILIES = [
  {
    id: 'material-ui',
    category: 'core',
    name: 'Material UI',
    descriptionKey: 'productMenus.descriptions.materialUi',
    logo: 'material-ui',
    route: '/material-ui',
    href: '/material-ui/getting-started/',
    packageName: '@mui/material',
    siteVersions: [{ name: 'v5', packageName: 'material-v5' }],
    olderVersions: [olderVersion(4, '/getting-started/installation/')],
    parts: [],
  },
  {
    id: 'base-ui',
    category: 'core',
    name: 'Base UI',
    descriptionKey: 'productMenus.descriptions.baseUi',
    logo: 'base-ui',
    route: '/base-ui',
    href: '/base-ui/getting-started/',
    packageName: '@mui/base',
    olderVersions: [],
    parts: [],
  },
  {
    id: 'joy-ui',
    category: 'core',
    name: 'Joy UI',
    descriptionKey: 'productMenus.descriptions.joyUi',
    logo: 'joy-ui',
    route: '/joy-ui',
    href: '/joy-ui/getting-started/',
    packageName: '@mui/joy',
    olderVersions: [],
    parts: [],
  },
  {
    id: 'system',
    category: 'core',
    name: 'MUI System',
    descriptionKey: 'productMenus.descriptions.system',
    logo: 'system',
    route: '/system',
    href: '/system/getting-started/',
    packageName: '@mui/system',
    olderVersions: [olderVersion(4, '/system/basics/')],
    parts: [],
  },
  {
    id: 'x',
    category: 'x',
    name: 'MUI X',
    descriptionKey: 'productMenus.descriptions.x',
    logo: 'x',
    route: '/x',
    href: '/x/introduction/',
    packageName: '@mui/x-data-grid',
    repositoryUrl: X_REPOSITORY,
    olderVersions: [
      olderVersion(6, '/x/introduction/'),
      olderVersion(5, '/x/introduction/'),
      olderVersion(4, '/components/data-grid/'),
    ],
    parts: [
      {
        id: 'x-data-grid',
        name: 'Data Grid',
        descriptionKey: 'productMenus.descriptions.dataGrid',
        logo: 'x',
        href: '/x/react-data-grid/',
        packageName: '@mui/x-data-grid',
        repositoryUrl: X_REPOSITORY,
        olderVersions: [
          olderVersion(6, '/x/react-data-grid/'),
          olderVersion(5, '/x/react-data-grid/'),
          olderVersion(4, '/components/data-grid/'),
        ],
      },
      {
        id: 'x-date-pickers',
        name: 'Date and Time Pickers',
        descriptionKey: 'productMenus.descriptions.datePickers',
        logo: 'x',
        href: '/x/react-date-pickers/',
        packageName: '@mui/x-date-pickers',
        repositoryUrl: X_REPOSITORY,
        olderVersions: [
          olderVersion(6, '/x/react-date-pickers/'),
          olderVersion(5, '/x/react-date-pickers/getting-started/'),
        ],
      },
      {
        id: 'x-charts',
        name: 'Charts',
        descriptionKey: 'productMenus.descriptions.charts',
        logo: 'x',
        href: '/x/react-charts/',
        packageName: '@mui/x-charts',
        repositoryUrl: X_REPOSITORY,
        olderVersions: [olderVersion(6, '/x/react-charts/')],
      },
      {
        id: 'x-tree-view',
        name: 'Tree View',
        descriptionKey: 'productMenus.descriptions.treeView',
        logo: 'x',
        href: '/x/react-tree-view/',
        packageName: '@mui/x-tree-view',
        repositoryUrl: X_REPOSITORY,
        olderVersions: [olderVersion(6, '/x/react-tree-view/getting-started/')],
      },
    ],
  },
  {
    id: 'toolpad',
    category: 'toolpad',
    name: 'Toolpad',
    descriptionKey: 'productMenus.descriptions.toolpad',
    logo: 'toolpad',
    route: '/toolpad',
    href: '/toolpad/core/introduction/',
    packageName: '@toolpad/core',
    repositoryUrl: TOOLPAD_REPOSITORY,
    olderVersions: [],
    parts: [
      {
        id: 'toolpad-core',
        name: 'Toolpad Core',
        descriptionKey: 'productMenus.descriptions.toolpadCore',
        logo: 'toolpad',
        href: '/toolpad/core/introduction/',
        packageName: '@toolpad/core',
        repositoryUrl: TOOLPAD_REPOSITORY,
        olderVersions: [],
      },
      {
        id: 'toolpad-studio',
        name: 'Toolpad Studio',
        descriptionKey: 'productMenus.descriptions.toolpadStudio',
        logo: 'toolpad',
        // Its pages are not part of this site.
        href: 'https://mui.com/toolpad/studio/getting-started/',
        packageName: null,
        repositoryUrl: TOOLPAD_REPOSITORY,
        olderVersions: [],
      },
    ],
  },
  {
    id: 'experiments',
    category: null,
    name: 'Docs Infra',
    descriptionKey: 'productMenus.descriptions.experiments',
    logo: 'docs',
    route: '/experiments/docs',
    href: '/experiments/docs/headers/',
    experimental: true,
    packageName: null,
    olderVersions: [],
    parts: [],
  },
] as const satisfies readonly Product[];

/** The id of a docs plugin instance, of its tree, and of the family. */
export type ProductId = (typeof FAMILIES)[number]['id'];

/** The one list of products, in the order readers see. Adding a product starts here. */
export const PRODUCTS: readonly (Product & { readonly id: ProductId })[] = FAMILIES;

/** Everything that can be a page's face, families before their parts. */
export const PRODUCT_FACES: readonly ProductFace[] = PRODUCTS.flatMap((product) => [
  product,
  ...product.parts,
]);

/** What Docusaurus calls the version that is worked on, which is the newest here. */
export const CURRENT_VERSION = 'current';

/**
 * The face of a page: its product, else the family of its category; `null` for pages of the site
 * itself, e.g. the home page.
 */
export function findProductFace(identity: ProductIdentity): ProductFace | null {
  const { productId, productCategoryId } = identity;
  const id = productId === 'docs-infra' ? 'experiments' : productId;
  const face = PRODUCT_FACES.find((candidate) => candidate.id === id);
  if (face) return face;
  if (productCategoryId === null) return null;
  return PRODUCTS.find(({ category }) => category === productCategoryId) ?? null;
}

/** The label of the version of a product that is shown; `undefined` for a product without versions. */
export function findShownVersion(
  face: ProductFace,
  versions: Readonly<Record<string, string>>,
  shownVersion?: string,
): string | undefined {
  const older = face.siteVersions?.find(({ name }) => name === shownVersion);
  const packageName = older?.packageName ?? face.packageName;
  const installed = packageName === null ? undefined : versions[packageName];
  return installed && `v${installed}`;
}
