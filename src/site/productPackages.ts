import { PRODUCT_FACES } from './products';

/** The packages whose installed versions label the products, each once. */
export const PRODUCT_PACKAGES: readonly string[] = [
  ...new Set(
    PRODUCT_FACES.flatMap(({ packageName, siteVersions = [] }) => [
      ...(packageName === null ? [] : [packageName]),
      ...siteVersions.map((version) => version.packageName),
    ]),
  ),
];
