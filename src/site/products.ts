import type english from '../../i18n/en/dictionary.json';
import { VERSIONS_PATHNAME } from './links';

export type ProductCategoryId = 'core' | 'x' | 'toolpad';

/**
 * Product of a page; `null` where the path does not tell. Ids of the parts of MUI X are open:
 * `/x/react-{name}` and `/x/api/{name}` are `x-{name}`.
 */
export interface ProductIdentity {
  readonly productId: ProductId | `${string}-${string}` | 'docs' | null;
  readonly productCategoryId: ProductCategoryId | null;
}

/** Name of a logo, which has a light and a dark variant. */
export type ProductLogo =
  'material-ui' | 'joy-ui' | 'base-ui' | 'system' | 'x' | 'toolpad' | 'docs';

/** Id of a product whose one-sentence description is in the dictionary. */
type DescribedId = keyof (typeof english)['productMenus']['descriptions'] & string;

/** An older version with a site of its own. */
export interface OlderVersion {
  readonly label: string;
  /** Origin, without trailing slash. */
  readonly origin: string;
  /** Path on that site; a language segment is inserted before it. */
  readonly pathname: string;
}

/** How an application is given a library's theme; it differs between libraries and major versions. */
export type ThemeApi = 'createTheme' | 'extendTheme' | 'experimental_extendTheme';

/**
 * An older version that is part of this site, below the product's route. All that depends on it is
 * derived from this; `npm run version:cut` and `version:remove` edit it.
 */
export interface SiteVersion {
  /** Name for `docs:version`, and the segment after the product's route. */
  readonly name: string;
  /** Name its package is installed under; the label is read from it. */
  readonly packageName: string;
  /** Absent if demos get no theme of the library. */
  readonly theme?: ThemeApi;
}

/** How pages are presented: name, logo, versions. */
export interface ProductFace {
  readonly id: string;
  readonly name: string;
  readonly logo: ProductLogo;
  /** Target of the product selector: a path, or the URL of another site. */
  readonly href: string;
  /** Package whose installed version is the current version; `null` without one. */
  readonly packageName: string | null;
  /** Repository of its source, if it differs from that of the site. */
  readonly repositoryUrl?: string;
  /** Older versions within the site, newest first. */
  readonly siteVersions?: readonly SiteVersion[];
  readonly olderVersions: readonly OlderVersion[];
}

/** A product as menus offer it. */
export interface OfferedFace extends ProductFace {
  readonly id: DescribedId;
}

/** A product family: one docs plugin instance, one route, one folder, one tree in `sidebars.ts`. */
export interface Product extends OfferedFace {
  readonly category: ProductCategoryId | null;
  /** Path prefix of all its pages. */
  readonly route: string;
  /** Built in development and with `DOCS_EXPERIMENTS=1`; hidden from menus and search engines. */
  readonly experimental?: boolean;
  /** Products within the family with a name and logo of their own (spec §2). */
  readonly parts: readonly OfferedFace[];
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
    logo: 'material-ui',
    route: '/material-ui',
    href: '/material-ui/getting-started/',
    packageName: '@mui/material',
    siteVersions: [{ name: 'v5', packageName: 'material-v5', theme: 'experimental_extendTheme' }],
    olderVersions: [olderVersion(4, '/getting-started/installation/')],
    parts: [],
  },
  {
    id: 'base-ui',
    category: 'core',
    name: 'Base UI',
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
    logo: 'system',
    route: '/system',
    href: '/system/getting-started/',
    packageName: '@mui/system',
    olderVersions: [
      olderVersion(5, '/system/getting-started/'),
      olderVersion(4, '/system/basics/'),
    ],
    parts: [],
  },
  {
    id: 'x',
    category: 'x',
    name: 'MUI X',
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
        logo: 'x',
        href: '/x/react-charts/',
        packageName: '@mui/x-charts',
        repositoryUrl: X_REPOSITORY,
        olderVersions: [olderVersion(6, '/x/react-charts/')],
      },
      {
        id: 'x-tree-view',
        name: 'Tree View',
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
        logo: 'toolpad',
        href: '/toolpad/core/introduction/',
        packageName: '@toolpad/core',
        repositoryUrl: TOOLPAD_REPOSITORY,
        olderVersions: [],
      },
      {
        id: 'toolpad-studio',
        name: 'Toolpad Studio',
        logo: 'toolpad',
        // Its pages are on another site.
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
    logo: 'docs',
    route: '/experiments/docs',
    href: '/experiments/docs/headers/',
    experimental: true,
    packageName: null,
    olderVersions: [],
    parts: [],
  },
] as const satisfies readonly Product[];

/** Id of a family, its docs plugin instance and its tree. */
export type ProductId = (typeof FAMILIES)[number]['id'];

type SiteVersions = Extract<(typeof FAMILIES)[number], { siteVersions: unknown }>['siteVersions'];

/** Names that packages of older versions with a theme are installed under. */
export type ThemedVersionPackage = Extract<SiteVersions[number], { theme: unknown }>['packageName'];

/** All products, in display order. To add a product, start here. */
export const PRODUCTS: readonly (Product & { readonly id: ProductId })[] = FAMILIES;

/** Pages about all products (spec §2). */
const DOCS_FACE: ProductFace = {
  id: 'docs',
  name: 'MUI',
  logo: 'docs',
  href: VERSIONS_PATHNAME,
  packageName: null,
  olderVersions: [],
};

/** Everything a page can be presented as, families before their parts. */
export const PRODUCT_FACES: readonly ProductFace[] = [
  ...PRODUCTS.flatMap((product) => [product, ...product.parts]),
  DOCS_FACE,
];

/** Docusaurus's name for the current version, which is the newest here. */
export const CURRENT_VERSION = 'current';

/**
 * Finds the face of a page: its product, else the family of its category; `null` for pages outside
 * of products, e.g. the home page.
 */
export function findProductFace(identity: ProductIdentity): ProductFace | null {
  const { productId, productCategoryId } = identity;
  const id = productId === 'docs-infra' ? 'experiments' : productId;
  const face = PRODUCT_FACES.find((candidate) => candidate.id === id);
  if (face) return face;
  if (productCategoryId === null) return null;
  return PRODUCTS.find(({ category }) => category === productCategoryId) ?? null;
}

/** Returns the label of a product's shown version; `undefined` for a product without versions. */
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
