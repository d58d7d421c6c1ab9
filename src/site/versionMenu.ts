import { VERSIONS_PATHNAME } from './links';
import { DEFAULT_LOCALE, type LocaleCode } from './locales';
import { CURRENT_VERSION, PRODUCT_FACES } from './products';

/** An item of a product's version menu. */
export interface VersionMenuEntry {
  readonly label: string;
  /** Set if the label is a dictionary text rather than a version. */
  readonly labelKey?: 'productMenus.viewAllVersions';
  /** Absent for the current version. */
  readonly href?: string;
  /** Name of a version within the site. */
  readonly version?: string;
  readonly current?: true;
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
 * Returns the items of a product's version menu: versions in the site, sites of older versions in
 * the reader's language, all versions. Throws if a version's package is missing from `versions`; an
 * unknown id has no versions (spec §2).
 */
export function versionMenu(
  productId: string,
  { versions, locale, shownVersion = CURRENT_VERSION }: VersionMenuInput,
): VersionMenuEntry[] {
  const face = PRODUCT_FACES.find(({ id }) => id === productId);
  const language = locale === DEFAULT_LOCALE ? '' : `/${locale}`;

  function toEntry(name: string, packageName: string, href: string): VersionMenuEntry {
    const installed = versions[packageName];
    if (installed === undefined) {
      throw new Error(`The version of ${packageName} is not known; ${productId} needs it.`);
    }
    return {
      label: `v${installed}`,
      version: name,
      ...(name === shownVersion ? { current: true } : { href }),
    };
  }

  return [
    ...(face && face.packageName !== null
      ? [toEntry(CURRENT_VERSION, face.packageName, face.href)]
      : []),
    ...(face?.siteVersions ?? []).map(({ name, packageName }) =>
      toEntry(
        name,
        packageName,
        `/${productId}/${name}${(face?.href ?? '').slice(productId.length + 1)}`,
      ),
    ),
    ...(face?.olderVersions ?? []).map(({ label, origin, pathname }) => ({
      label,
      href: `${origin}${language}${pathname}`,
    })),
    {
      label: 'All versions',
      labelKey: 'productMenus.viewAllVersions',
      href: VERSIONS_PATHNAME,
    },
  ];
}
