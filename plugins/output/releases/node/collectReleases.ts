import type { Product } from '../../../../src/site/products';
import { readChangelog } from './readChangelog';

/** An item of the feed. */
export interface Release {
  readonly title: string;
  readonly packageName: string;
  /** URL of the release notes. */
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
 * first. A package without a usable changelog has one item, without a date.
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
    const toLink = (tag: string) => `${repositoryUrl ?? input.repositoryUrl}/releases/tag/v${tag}`;
    const told = readChangelog(input.readText(packageName) ?? '', packageName);
    const start = told.findIndex(({ version }) => version === installed);
    const known = start === -1 ? told : told.slice(start);
    if (known.length === 0) {
      const title = `${name} v${installed}`;
      return [{ title, packageName, link: toLink(installed), date: undefined, changes: [] }];
    }
    return known.slice(0, PER_PRODUCT).map(({ version, tag, date, changes }) => ({
      title: `${name} v${version}`,
      packageName,
      link: toLink(tag),
      date,
      changes,
    }));
  });
  const timeOf = ({ date }: Release) => date?.getTime() ?? 0;
  return releases.sort((a, b) => timeOf(b) - timeOf(a) || (a.title < b.title ? -1 : 1));
}
