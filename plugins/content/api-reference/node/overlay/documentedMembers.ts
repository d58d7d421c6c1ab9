import { API_SECTIONS, apiPagesOf, toApiSlug } from '../../../../../src/site/apiReference';

/** A documented component or hook. */
export interface DocumentedMember {
  /** What names its overlay file, e.g. `material-ui/button`. */
  readonly id: string;
  readonly packageName: string;
  readonly name: string;
}

/** `/material-ui/api` or `/material-ui/api/` as `material-ui`. */
function withoutApi(route: string): string {
  return route
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api')
    .join('/');
}

/** Every documented component and hook; its id is its section's route without `api`, and its slug. */
export const DOCUMENTED_MEMBERS: readonly DocumentedMember[] = API_SECTIONS.filter(
  // The texts of an older version are those of the newest where they are the same.
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

/** The component or hook that an overlay file is named after. */
export function findMember(id: string): DocumentedMember | undefined {
  return BY_ID.get(id);
}

/** The component or hook that a translator names, be it `material-ui/button` or a page's address. */
export function findMemberByAddress(address: string): DocumentedMember | undefined {
  return findMember(withoutApi(address));
}

/** The id of a component or hook of a package, if it is documented. */
export function findMemberId(packageName: string, name: string): string | undefined {
  return BY_NAME.get(`${packageName} ${name}`)?.id;
}
