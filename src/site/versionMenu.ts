import { DEFAULT_LOCALE, type LocaleCode } from './locales';
import { CURRENT_VERSION, type ProductFace } from './products';

/** A version in a product's version menu. */
export interface VersionMenuEntry {
  readonly label: string;
  /** Absent for the current version. */
  readonly href?: string;
  /** Name of a version within the site. */
  readonly version?: string;
}

/** Input of a version menu. */
export interface VersionMenuInput {
  /** Package name -> installed version. */
  readonly versions: Readonly<Record<string, string>>;
  readonly locale: LocaleCode;
  /** Name of the current page's version; the newest by default. */
  readonly shownVersion?: string;
}

/**
 * Returns the versions of a product: those in the site, then sites of older versions in the reader's
 * language. Throws if a version's package is missing from `versions` (spec §2).
 */
export function versionMenu(
  { id, href: start, packageName, siteVersions = [], olderVersions }: ProductFace,
  { versions, locale, shownVersion = CURRENT_VERSION }: VersionMenuInput,
): VersionMenuEntry[] {
  const language = locale === DEFAULT_LOCALE ? '' : `/${locale}`;

  function toEntry(name: string, installedAs: string, href: string): VersionMenuEntry {
    const installed = versions[installedAs];
    if (installed === undefined) {
      throw new Error(`The version of ${installedAs} is not known; ${id} needs it.`);
    }
    return { label: `v${installed}`, version: name, ...(name !== shownVersion && { href }) };
  }

  return [
    ...(packageName === null ? [] : [toEntry(CURRENT_VERSION, packageName, start)]),
    ...siteVersions.map((version) =>
      toEntry(
        version.name,
        version.packageName,
        `/${id}/${version.name}${start.slice(id.length + 1)}`,
      ),
    ),
    ...olderVersions.map(({ label, origin, pathname }) => ({
      label,
      href: `${origin}${language}${pathname}`,
    })),
  ];
}
