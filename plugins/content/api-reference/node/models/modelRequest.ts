import type { ApiSection } from '../../../../../src/site/apiReference';
import type { ApiFile, ApiHooksFile } from '../../contract';

/** A package whose API is wanted. */
export interface ApiModelRequest {
  /** The published name, e.g. `@mui/material`. */
  readonly packageName: string;
  /**
   * The name it is installed by where that is another one, e.g. `material-v5`. That is how older
   * versions are installed.
   */
  readonly alias?: string;
  /** Whether the documented hooks are wanted, too. */
  readonly hooks?: boolean;
}

/** The API of a package, as read from its published files. */
export interface ApiModel {
  readonly components: ApiFile;
  /** `null` where hooks were not asked for. */
  readonly hooks: ApiHooksFile | null;
}

/** What the model of a request is found by: the name the package is installed by. */
export function modelId({ packageName, alias }: ApiModelRequest): string {
  return alias ?? packageName;
}

/** The components and hooks that have a page, sorted by name, of a package as it is installed. */
export function documentedNames(
  sections: readonly ApiSection[],
  installedAs: string,
): { readonly components: readonly string[]; readonly hooks: readonly string[] } {
  const ofPackage = sections.filter(
    (section) => (section.installedAs ?? section.packageName) === installedAs,
  );
  const components = ofPackage.flatMap((section) => {
    switch (section.kind) {
      case 'components':
        return section.components;
      case 'topics':
        return section.topics.flatMap((topic) => topic.components);
      case 'hooks':
        return [];
    }
  });
  const hooks = ofPackage.flatMap((section) => {
    switch (section.kind) {
      case 'components':
        return [];
      case 'topics':
        return section.topics.flatMap((topic) => topic.hooks);
      case 'hooks':
        return section.hooks.map(({ name }) => name);
    }
  });
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return { components: sorted(components), hooks: sorted(hooks) };
}

/** The package that an alias in a manifest stands for, e.g. `npm:@mui/material@5.16.7`. */
function targetOfAlias(specifier: string): string | undefined {
  return /^npm:(@?[^@]+)@/.exec(specifier)?.[1];
}

/**
 * A request for each package that is documented, and one for each older version of it that the site
 * has installed by an alias.
 * @param dependencies The site's, from its `package.json`.
 */
export function apiModelRequests(
  sections: readonly ApiSection[],
  dependencies: Readonly<Record<string, string>>,
): ApiModelRequest[] {
  const packages = [...new Set(sections.map(({ packageName }) => packageName))];
  const older = Object.entries(dependencies).flatMap(([alias, specifier]): ApiModelRequest[] => {
    const packageName = targetOfAlias(specifier);
    return packageName !== undefined && packages.includes(packageName)
      ? [{ packageName, alias }]
      : [];
  });
  return [
    ...packages.map((packageName): ApiModelRequest => {
      const hasHooks = documentedNames(sections, packageName).hooks.length > 0;
      return hasHooks ? { packageName, hooks: true } : { packageName };
    }),
    ...older,
  ];
}
