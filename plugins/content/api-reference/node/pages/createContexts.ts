import { toApiSlug } from '../../../../../src/site/apiReference';
import { toEditUrl } from '../../../../../src/site/links';
import { toChangesPage } from '../../../api-changes/node';
import type { ApiMember } from '../../contract';
import type { ApiAddresses } from './apiAddresses';
import type { RenderComment } from './createHtmlRenderer';
import type { ResolveLink } from './createLinkResolver';
import { findDemoPages } from './findDemoProblems';
import { createPlanOf, findLowerPages } from './findLowerPlans';
import { isShared, toPrefix, type ApiModels, type ModelledPage } from './modelledPages';
import { getHookExtension, getPackageSource } from './packageSources';
import type { DocPage } from './readDocPages';
import type { PackageFacts } from './readPackageFacts';
import type { ApiPageContext } from './toApiPage';

/** What all pages of a version have in common. */
export interface VersionContext {
  readonly addresses: ApiAddresses;
  readonly pages: readonly ModelledPage[];
  readonly models: ApiModels;
  /** Pages that are not generated. */
  readonly docPages: readonly DocPage[];
  readonly getFacts: (installedAs: string) => PackageFacts;
  /** Main repository of the libraries. */
  readonly repositoryUrl: string;
  readonly render: RenderComment;
  readonly resolveLink: ResolveLink;
}

const BUNDLE_GUIDE = '/material-ui/guides/minimizing-bundle-size';

/**
 * Creates the function that returns what the page of a member consists of besides its model, and the URL at which its comments are edited.
 */
export function createContexts({
  addresses,
  pages,
  models,
  docPages,
  getFacts,
  repositoryUrl,
  render,
  resolveLink,
}: VersionContext) {
  const hasPage = (pathname: string) => docPages.some((page) => page.pathname === pathname);
  const versions = new Map(
    models.packages.map(({ components }) => [components.package, components.version]),
  );

  function toHistory(packageName: string, name: string): ApiPageContext['history'] {
    const changes = models.changes.find((file) => file.package === packageName);
    if (!changes) return undefined;
    const { from, to, components } = changes;
    const page = toChangesPage(changes);
    return {
      from,
      to,
      page: page !== undefined && hasPage(page) ? `${page}/` : undefined,
      component: components.find((candidate) => candidate.name === name),
    };
  }

  /** Returns the source location of a component, hook or interface. */
  function toSource({ packageName, installedAs }: ModelledPage, model: ApiMember) {
    const { name, file } = model;
    const facts = getFacts(installedAs).readSource(file);
    const packageSource = getPackageSource(packageName);
    const isHook = 'parameters' in model;
    const ofComponent = 'slots' in model ? facts.extension : 'ts';
    const extension = isHook ? getHookExtension(packageSource, name) : ofComponent;
    const repository = packageSource.repositoryUrl ?? repositoryUrl;
    const stem = `${packageSource.directory}/${file.replace(/(?:\.types)?\.d\.ts$/, '')}`;
    const sourcePath = `${stem}.${extension}`;
    const version = versions.get(packageSource.taggedBy) ?? versions.get(packageName) ?? '';
    return {
      facts,
      source: { url: `${repository}/blob/v${version}/${sourcePath}`, path: sourcePath },
      // For JavaScript sources, the comments are in the typings.
      editUrl: toEditUrl(repository, extension === 'js' ? `${stem}.d.ts` : sourcePath),
    };
  }

  return (
    page: ModelledPage,
    model: ApiMember,
  ): { readonly context: ApiPageContext; readonly editUrl: string } => {
    const { packageName, installedAs, plan } = page;
    const { name } = model;
    const { editUrl, ...source } = toSource(page, model);
    const lower = findLowerPages(page, pages);
    const extended = lower.at(-1);
    const planOf = createPlanOf(
      plan,
      lower.flatMap(({ plan: lowerPlan, models: [component] }) =>
        component && 'slots' in component ? [[lowerPlan, component] as const] : [],
      ),
    );
    // The theme knows the data grid of all plans by one name.
    const { themeNames } = getFacts(installedAs);
    const themeName = [name, ...lower.flatMap(({ names: [lowerName] }) => lowerName ?? [])]
      .map((each) => `${packageName === '@mui/joy' ? 'Joy' : 'Mui'}${each}`)
      .find((each) => themeNames.has(each));
    const apiPath = addresses.pathOf(packageName, name) ?? '';
    const context = {
      packageName,
      anchorPrefix: toPrefix(page, name),
      render,
      resolveLink,
      apiPathOf: addresses.pathOf,
      interfaces: addresses.interfacesOf(page.productId),
      demos: isShared(page)
        ? []
        : findDemoPages(addresses, docPages, apiPath, toApiSlug(name)).map((demo) => ({
            title: demo.title,
            to: `${demo.pathname}/${demo.places[name] === undefined ? '' : `#${demo.places[name]}`}`,
          })),
      ...source,
      themeName,
      plan,
      extends: extended && { title: extended.names[0] ?? '', to: `${extended.pathname}/` },
      planOf,
      bundleGuide: hasPage(BUNDLE_GUIDE) ? `${BUNDLE_GUIDE}/` : undefined,
      history: toHistory(packageName, name),
    };
    return { context, editUrl };
  };
}
