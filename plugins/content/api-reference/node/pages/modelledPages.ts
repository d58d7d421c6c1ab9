import { ContentError } from '../../../../../src/site/contentError';
import { toApiSlug, type ApiPageAddress } from '../../../../../src/site/apiReference';
import type { ApiChangesFile } from '../../../api-changes/contract';
import type { ApiMember } from '../../contract';
import { createMemberLookup } from '../models/members';
import type { ApiModel } from '../models/modelRequest';

/** Models of the documented packages of a version, in the language of the build. */
export interface ApiModels {
  readonly packages: readonly ApiModel[];
  /** Changes of packages that are documented in two versions. */
  readonly changes: readonly ApiChangesFile[];
}

/** A page with the models of its components, hooks or interface, in the order of their names. */
export interface ModelledPage extends ApiPageAddress {
  readonly models: readonly ApiMember[];
}

/**
 * Finds the models of pages. Throws one error that names all that is listed and that its package
 * lacks.
 */
export function findModels(
  pages: readonly ApiPageAddress[],
  packages: readonly ApiModel[],
): ModelledPage[] {
  const find = createMemberLookup(packages);
  const missing: string[] = [];
  const modelled = pages.map((page) => ({
    ...page,
    models: page.names.flatMap((name) => {
      const model = find(page.packageName, name);
      if (!model) missing.push(`${name} (${page.packageName})`);
      return model ?? [];
    }),
  }));
  if (missing.length > 0) {
    throw new ContentError(
      `src/site/apiReference.ts lists what its package does not have: ${missing.join(', ')}. ` +
        'Correct the names, or install the version that has them.',
    );
  }
  return modelled;
}

/** Whether each component or hook of a page is a section. */
export const isShared = ({ kind }: ApiPageAddress) => kind === 'components' || kind === 'hooks';

/** Returns the prefix of the anchors of a component or hook: empty, or e.g. `button-`. */
export const toPrefix = (page: ApiPageAddress, name: string) =>
  isShared(page) ? `${toApiSlug(name)}-` : '';
