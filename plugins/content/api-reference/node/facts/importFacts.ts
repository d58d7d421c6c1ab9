import path from 'node:path';
import { toSourceUrl } from '../../../../../src/site/links';
import type { ApiChangesFile } from '../../../api-changes/contract';
import { toMajorLabel } from '../../../api-changes/node';
import type {
  ApiComponent,
  ApiFile,
  ApiHook,
  ApiHooksFile,
  ImportFacts,
  ImportSize,
} from '../../contract';
import type { ApiAddresses } from '../pages/apiAddresses';
import type { PackageSource } from '../pages/packageSources';

/** A component or hook whose import is described. */
export type Importable = Pick<ApiComponent | ApiHook, 'name' | 'imports' | 'file'>;

/** A documented package in one version. */
export interface DescribedPackage {
  readonly packageName: string;
  readonly version: string;
  readonly members: readonly Importable[];
  /** Bytes by component or hook, as far as measured. */
  readonly sizes: Readonly<Record<string, number>>;
  readonly source: PackageSource;
  /** Version that is the repository's tag. */
  readonly tag: string;
  /** Changes since the older installed version. */
  readonly changes?: ApiChangesFile;
  /** Path of the page with these changes. */
  readonly changesPage?: string;
}

/** Returns what is known of the imports of a package, by component or hook. */
export function toImportFacts(
  { packageName, version, members, sizes, source, tag, changes, changesPage }: DescribedPackage,
  repositoryUrl: string,
): Record<string, ImportFacts> {
  const describe = ({ name, file }: Importable): ImportFacts => {
    const changed = changes?.components.find((component) => component.name === name);
    const isNew = changed?.changes.some(
      ({ kind, subject }) => kind === 'added' && subject === 'component',
    );
    return {
      packageName,
      version,
      size: sizes[name],
      source: toSourceUrl(
        source.repositoryUrl ?? repositoryUrl,
        path.posix.join(source.directory, path.posix.dirname(file)),
        tag,
      ),
      since: changes && isNew ? toMajorLabel(changes.to) : undefined,
      changes:
        changes && changed && !isNew && changesPage !== undefined
          ? { since: toMajorLabel(changes.from), to: `${changesPage}/#${changed.slug}` }
          : undefined,
    };
  };
  return Object.fromEntries(members.map((member) => [member.name, describe(member)]));
}

/** Returns the rows of a product's page on bundle size: what has an API page and was measured. */
export function toImportSizes(
  packages: readonly DescribedPackage[],
  { pages, pathOf }: Pick<ApiAddresses, 'pages' | 'pathOf'>,
  productId: string,
): ImportSize[] {
  const ofProduct = pages.filter((page) => page.productId === productId);
  return packages
    .filter(({ packageName }) => ofProduct.some((page) => page.packageName === packageName))
    .flatMap(({ packageName, members, sizes }) =>
      members.flatMap(({ name, imports }): ImportSize[] => {
        const to = pathOf(packageName, name);
        const bytes = sizes[name];
        if (to === undefined || bytes === undefined) return [];
        return [{ name, to, bytes, from: /'(.+)'/.exec(imports[0] ?? '')?.[1] ?? packageName }];
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the documented components and hooks of a package. */
export function documentedMembers(
  { components }: ApiFile,
  hooks: ApiHooksFile | null,
  names: { readonly components: readonly string[]; readonly hooks: readonly string[] },
): Importable[] {
  return [
    ...names.components.flatMap((name) => components[name] ?? []),
    ...names.hooks.flatMap((name) => hooks?.hooks[name] ?? []),
  ];
}

/** Hooks without an API page, which are the title of a page, e.g. `useMediaQuery`. */
export function hooksOfPages(
  pages: readonly { readonly title: string; readonly packageName?: string }[],
  packageName: string,
): Importable[] {
  const names = pages
    .filter((page) => page.packageName === packageName && /^use[A-Z]\w*$/.test(page.title))
    .map(({ title }) => title);
  return [...new Set(names)].map((name) => ({
    name,
    imports: [`import { ${name} } from '${packageName}';`],
    file: `${name}/index.d.ts`,
  }));
}
