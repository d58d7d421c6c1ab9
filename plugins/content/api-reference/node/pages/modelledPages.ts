import { ContentError } from '../../../../../src/site/contentError';
import { toApiSlug, type ApiPageAddress } from '../../../../../src/site/apiReference';
import type { ApiChangesFile } from '../../../api-changes/contract';
import type { ApiFile, ApiHooksFile, ApiMember } from '../../contract';

/** Models of the documented packages of a version, in the language of the build. */
export interface ApiModels {
  readonly components: readonly ApiFile[];
  readonly hooks: readonly ApiHooksFile[];
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
  { components, hooks }: ApiModels,
): ModelledPage[] {
  const byName = new Map(
    [
      ...components.map(
        (file) => [file.package, { ...file.components, ...file.interfaces }] as const,
      ),
      ...hooks.map((file) => [file.package, file.hooks] as const),
    ].flatMap(([packageName, members]) =>
      Object.values(members).map((model): [string, ApiMember] => [
        `${model.name} (${packageName})`,
        model,
      ]),
    ),
  );
  const missing: string[] = [];
  const modelled = pages.map((page) => ({
    ...page,
    models: page.names.flatMap((name) => {
      const member = `${name} (${page.packageName})`;
      const model = byName.get(member);
      if (!model) missing.push(member);
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
