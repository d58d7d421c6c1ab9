/**
 * Dictionary groups that only some pages need. Each is a file of its own, which its feature passes to
 * `createTexts`.
 */
export const ON_DEMAND_GROUPS = [
  'ads',
  'analytics',
  'api',
  'apiChanges',
  'bundleSizes',
  'exampleProjects',
  'themeViewer',
  'planFeatures',
  'consent',
  'componentGallery',
  'componentPlayground',
  'demo',
  'feedback',
  'home',
  'materialIcons',
  'notFound',
  'offline',
  'pageMenu',
  'playground',
  'productMenus',
  'productionError',
  'searchPanel',
  'settingsPanel',
  'themeBuilder',
  'translations',
  'upgradeCheck',
  'versions',
  'wornTheme',
] as const;

/** Texts of one language for the browser. Keys are dot paths such as `settings.mode`. */
export interface SiteDictionary {
  /** Language code, e.g. `zh`. */
  readonly language: string;
  /** Texts of the language; `null` if it has no dictionary. */
  readonly messages: Readonly<Record<string, string>> | null;
  /** English texts of the keys that `messages` lacks. */
  readonly fallback: Readonly<Record<string, string>>;
}

/** How many texts are translated. */
export interface TextCount {
  readonly total: number;
  readonly translated: number;
  /** Whose English text has changed since. */
  readonly stale?: number;
}

/** A page that is not translated, or whose English page has changed since. */
export interface PageToDo {
  /** Title of the English page. */
  readonly title: string;
  /** Without language, with trailing slash. */
  readonly pathname: string;
  readonly state: 'missing' | 'stale';
  readonly words: number;
  /** File of the translation, relative to the site. */
  readonly file: string;
  readonly englishFile: string;
  /** Date of the translation, e.g. `2026-11-24`. */
  readonly on?: string;
}

/** Translation state of the pages of a product version. */
export interface ProductCoverage {
  /** e.g. `Material UI`, `Material UI v5`. */
  readonly name: string;
  /** Older versions do not count for the language list. */
  readonly isOlder: boolean;
  readonly total: number;
  readonly translated: number;
  readonly stale: number;
  /** Words of the pages without a translation. */
  readonly words: number;
  readonly pages: readonly PageToDo[];
}

/** Translation state of a language. */
export interface LanguageCoverage {
  readonly code: string;
  /** The language's own name. */
  readonly label: string;
  readonly isListed: boolean;
  /** Share of the newest versions' pages with a translation, from 0 to 1. */
  readonly share: number;
  readonly dictionary: TextCount;
  /** `undefined` if the API could not be read. */
  readonly api?: TextCount;
  readonly products: readonly ProductCoverage[];
}

/** What `npm run translations` and the page `/translations/` show. */
export interface TranslationCoverage {
  /** Share of pages from which a language is listed, from 0 to 1. */
  readonly threshold: number;
  readonly languages: readonly LanguageCoverage[];
}
