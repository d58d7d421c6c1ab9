import { VERSIONS_PATHNAME } from './links';
import { DEFAULT_LOCALE, type LocaleCode } from './locales';
import { CURRENT_VERSION, PRODUCT_FACES } from './products';

/** A line of a product's version menu. */
export interface VersionMenuEntry {
  readonly label: string;
  /** Set when the label is a text of the dictionary rather than a version. */
  readonly labelKey?: 'productMenus.viewAllVersions';
  /** Left out for the version that the reader is in. */
  readonly href?: string;
  /** The name of a version within the site. */
  readonly version?: string;
  readonly current?: true;
}

/** What a version menu depends on. */
export interface VersionMenuInput {
  /** Package name -> installed version. */
  readonly versions: Readonly<Record<string, string>>;
  readonly locale: LocaleCode;
  /** The name of the version that the reader is in; the product's newest one when left out. */
  readonly shownVersion?: string;
}

/**
 * The version menu of a product: the versions in the site, the sites of older versions in the
 * reader's language, all versions (spec §2). Throws when a version's package is not among
 * `versions`; an unknown id has no versions.
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
      label: 'View all versions',
      labelKey: 'productMenus.viewAllVersions',
      href: VERSIONS_PATHNAME,
    },
  ];
}
