import {
  apiPagesOf,
  type ApiComponentSection,
  type ApiPageAddress,
  type ApiSection,
} from '../../../../../src/site/apiReference';
import { NAV_PLANS, type NavPlan } from '../../../../../src/site/nav';
import type { ApiFile, ApiHooksFile } from '../../contract';

/** A request for the API of a package. */
export interface ApiModelRequest {
  /** Published name, e.g. `@mui/material`. */
  readonly packageName: string;
  /** Name that it is installed under if it differs, e.g. `material-v5` for an older version. */
  readonly alias?: string;
  /** Whether documented hooks are requested, too. */
  readonly hooks?: boolean;
}

/** The API of a package, extracted from its published files. */
export interface ApiModel {
  readonly components: ApiFile;
  /** `null` if hooks were not requested. */
  readonly hooks: ApiHooksFile | null;
}

/** Returns the id of a request's model: the name that the package is installed under. */
export function modelId({ packageName, alias }: ApiModelRequest): string {
  return alias ?? packageName;
}

/**
 * Returns the sections of packages that build on a section's package, lowest plan first: of the
 * data grid, those of Pro and Premium.
 */
export function higherPlansOf(
  section: ApiSection,
  sections: readonly ApiSection[],
): readonly (ApiComponentSection & { readonly plan: NavPlan })[] {
  const rank = (plan: NavPlan | undefined) => (plan ? NAV_PLANS.indexOf(plan) : -1);
  const own = section.kind === 'components' ? rank(section.plan) : -1;
  return sections
    .flatMap((other) =>
      other.kind === 'components' && other.plan && other.route === section.route
        ? [{ ...other, plan: other.plan }]
        : [],
    )
    .filter(({ plan }) => rank(plan) > own)
    .sort((a, b) => rank(a.plan) - rank(b.plan));
}

/** Names of a package that have a page. */
interface DocumentedNames {
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Those of lower plans included, which the package may extend. */
  readonly interfaces: readonly string[];
}

/** Returns the names of an installed package that have a page, sorted. */
export function documentedNames(
  sections: readonly ApiSection[],
  installedAs: string,
): DocumentedNames {
  const pages = sections.flatMap(apiPagesOf).filter((page) => page.installedAs === installedAs);
  const namesOf = (...kinds: readonly ApiPageAddress['kind'][]) =>
    pages.flatMap(({ kind, names }) => (kinds.includes(kind) ? names : []));
  const interfaces = sections.flatMap((section) =>
    section.kind === 'components' &&
    [section, ...higherPlansOf(section, sections)].some(
      (each) => (each.installedAs ?? each.packageName) === installedAs,
    )
      ? (section.interfaces ?? [])
      : [],
  );
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return {
    components: sorted(namesOf('component', 'components')),
    hooks: sorted(namesOf('hook', 'hooks')),
    interfaces: sorted(interfaces),
  };
}

/** Returns the target of an alias in a manifest, e.g. of `npm:@mui/material@5.16.7`. */
function targetOfAlias(specifier: string): string | undefined {
  return /^npm:(@?[^@]+)@/.exec(specifier)?.[1];
}

/**
 * Returns a request per documented package, and per older version of it that is installed under an
 * alias.
 * @param dependencies The site's, from its `package.json`.
 */
export function apiModelRequests(
  sections: readonly ApiSection[],
  dependencies: Readonly<Record<string, string>>,
): ApiModelRequest[] {
  const documented = sections.filter((section) => apiPagesOf(section).length > 0);
  const packages = [...new Set(documented.map(({ packageName }) => packageName))];
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
