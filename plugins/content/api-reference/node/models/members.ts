import type { ApiMember } from '../../contract';
import type { ApiModel } from './modelRequest';

/** Returns the components, interfaces and hooks of a package. */
export const membersOf = ({ components, hooks }: ApiModel): ApiMember[] =>
  [components.components, components.interfaces, hooks?.hooks].flatMap((members): ApiMember[] =>
    Object.values(members ?? {}),
  );

/** Creates the function that finds a member of packages. */
export function createMemberLookup(models: readonly ApiModel[]) {
  const members = new Map(
    models.flatMap((model) =>
      membersOf(model).map((member) => [`${model.components.package} ${member.name}`, member]),
    ),
  );
  return (packageName: string, name: string) => members.get(`${packageName} ${name}`);
}
