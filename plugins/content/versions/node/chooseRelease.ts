import * as semver from 'semver';

/** A published release, as the registry describes it. */
export interface Release {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Versions by package. */
export type Versions = Readonly<Record<string, string>>;

const scopeOf = (name: string) => name.split('/', 1)[0];

/**
 * Returns the packages of the site that are released together with `main`: those of its scope with its
 * version. Others of its product, e.g. `@mui/lab`, go along at a pace of their own.
 */
export function findCompanions(
  main: string,
  dependencies: Versions,
  ofProduct: readonly string[],
): string[] {
  return Object.keys(dependencies).filter(
    (name) =>
      name !== main &&
      (ofProduct.includes(name) ||
        (scopeOf(name) === scopeOf(main) && dependencies[name] === dependencies[main])),
  );
}

/**
 * Chooses the release of a companion: the one with the same version, else the newest that says that it
 * works with `family`; `undefined` if none says so. Pre-releases are of the channel that is installed.
 */
export function chooseRelease(
  releases: readonly Release[],
  version: string,
  { installed, family }: { readonly installed: string; readonly family: Versions },
): string | undefined {
  if (releases.some((release) => release.version === version)) return version;
  const channels = [undefined, semver.prerelease(installed)?.[0]];
  const fitting = releases.filter(({ version: release, dependencies, peerDependencies }) => {
    if (!channels.includes(semver.prerelease(release)?.[0])) return false;
    const named = Object.entries({ ...dependencies, ...peerDependencies }).flatMap(
      ([name, range]) => {
        const other = family[name];
        return other === undefined
          ? []
          : semver.satisfies(other, range, { includePrerelease: true });
      },
    );
    return named.length > 0 && named.every(Boolean);
  });
  return semver.rsort(fitting.map((release) => release.version))[0];
}
