import { API_SECTIONS } from '../../../../../src/site/apiReference';
import type { ApiMember } from '../../contract';
import { loadApiModels } from '../models/loadApiModels';
import { createMemberLookup } from '../models/members';
import { apiModelRequests, higherPlansOf } from '../models/modelRequest';
import type { DocumentedMember } from './documentedMembers';

/**
 * Loads documented components and hooks in English, by id. Reads only the required packages.
 * @throws An Error that names each package that could not be read.
 */
export async function loadEnglishMembers(
  siteDir: string,
  documented: readonly DocumentedMember[],
): Promise<ReadonlyMap<string, ApiMember>> {
  const own = new Set(documented.map(({ packageName }) => packageName));
  // Higher plans add to the interfaces of lower ones.
  const wanted = new Set(
    API_SECTIONS.filter(({ packageName }) => own.has(packageName)).flatMap((section) => [
      section.packageName,
      ...higherPlansOf(section, API_SECTIONS).map(({ packageName }) => packageName),
    ]),
  );
  // Same requests as in the build, to share its cache; older versions are not translated.
  const requests = apiModelRequests(API_SECTIONS, {}).filter(({ packageName }) =>
    wanted.has(packageName),
  );
  const find = createMemberLookup([...(await loadApiModels({ siteDir, requests })).values()]);
  return new Map(
    documented.flatMap(({ id, packageName, name }): [string, ApiMember][] => {
      const member = find(packageName, name);
      return member === undefined ? [] : [[id, member]];
    }),
  );
}
