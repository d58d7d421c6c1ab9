import type { Product } from '../../../../src/site/products';
import { readChangelog } from '../../../common/changelog/readChangelog';

/** An item of the feed. */
export interface Release {
  readonly title: string;
  readonly packageName: string;
  readonly isInstalled: boolean;
  /** URL of the release notes; of all releases if no changelog tells the release's tag. */
  readonly link: string;
  /** `undefined` if no changelog contains it. */
  readonly date: Date | undefined;
  readonly changes: readonly string[];
}

interface ReleaseInput {
  readonly products: readonly Product[];
  /** Package name -> installed version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Returns the text of a package's changelog; `undefined` if it has none. */
  readonly readText: (packageName: string) => string | undefined;
  /** Default repository. */
  readonly repositoryUrl: string;
}

/** Number of releases per product. */
const PER_PRODUCT = 5;

/**
 * Returns the newest releases of every documented package up to the installed version, newest
 * first. An installed version that its changelog does not tell of has no date.
 */
export function collectReleases(input: ReleaseInput): Release[] {
  const faces = input.products
    .filter(({ experimental }) => !experimental)
    .flatMap((product) => {
      const shownByParts = product.parts.some(
        ({ packageName }) => packageName === product.packageName,
      );
      return shownByParts ? product.parts : [product, ...product.parts];
    });
  const releases = faces.flatMap(({ name, packageName, repositoryUrl }): Release[] => {
    const installed = packageName === null ? undefined : input.versions[packageName];
    if (packageName === null || installed === undefined) return [];
    const allReleases = `${repositoryUrl ?? input.repositoryUrl}/releases`;
    const told = readChangelog(input.readText(packageName) ?? '', packageName);
    const start = told.findIndex(({ version }) => version === installed);
    // A changelog may end before the installed release, or be missing.
    const unknown = { version: installed, tag: undefined, date: undefined, changes: [] };
    const known = start === -1 ? [unknown, ...told] : told.slice(start);
    return known.slice(0, PER_PRODUCT).map(({ version, tag, date, changes }, index) => ({
      title: `${name} v${version}`,
      packageName,
      isInstalled: index === 0,
      link: tag === undefined ? allReleases : `${allReleases}/tag/v${tag}`,
      date,
      changes,
    }));
  });
  const timeOf = ({ date }: Release) => date?.getTime() ?? 0;
  return releases.sort((a, b) => timeOf(b) - timeOf(a) || (a.title < b.title ? -1 : 1));
}
