import { API_SECTIONS, apiPagesOf, toApiSlug } from '../../../../../src/site/apiReference';

/** A documented component or hook. */
export interface DocumentedMember {
  /** Id of its overlay file, e.g. `material-ui/button`. */
  readonly id: string;
  readonly packageName: string;
  readonly name: string;
}

/** `/material-ui/api` or `/material-ui/api/` becomes `material-ui`. */
function withoutApi(route: string): string {
  return route
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api')
    .join('/');
}

/**
 * All documented components and hooks. The id is the section's route without `api`, and the slug.
 */
export const DOCUMENTED_MEMBERS: readonly DocumentedMember[] = API_SECTIONS.filter(
  // Older versions use the texts of the newest, as far as they are equal.
  ({ version }) => version === undefined,
).flatMap((section) =>
  apiPagesOf(section).flatMap(({ packageName, names }) =>
    names.map((name) => ({
      id: `${withoutApi(section.route)}/${toApiSlug(name)}`,
      packageName,
      name,
    })),
  ),
);

const BY_ID = new Map(DOCUMENTED_MEMBERS.map((member) => [member.id, member]));
const BY_NAME = new Map(
  DOCUMENTED_MEMBERS.map((member) => [`${member.packageName} ${member.name}`, member]),
);

/** Finds a component or hook by id. */
export function findMember(id: string): DocumentedMember | undefined {
  return BY_ID.get(id);
}

/** Finds a component or hook by id, e.g. `material-ui/button`, or by the URL of its page. */
export function findMemberByAddress(address: string): DocumentedMember | undefined {
  return findMember(withoutApi(address));
}

/** Returns the id of a component or hook of a package, if it is documented. */
export function findMemberId(packageName: string, name: string): string | undefined {
  return BY_NAME.get(`${packageName} ${name}`)?.id;
}
