import { PRODUCT_FACES } from './products';

/** Packages whose installed versions are shown as product versions, without duplicates. */
export const PRODUCT_PACKAGES: readonly string[] = [
  ...new Set(
    PRODUCT_FACES.flatMap(({ packageName, siteVersions = [] }) => [
      ...(packageName === null ? [] : [packageName]),
      ...siteVersions.map((version) => version.packageName),
    ]),
  ),
];
