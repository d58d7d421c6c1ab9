import { existsSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS, apiPathsOf } from '../../../../src/site/apiReference';
import { ContentError } from '../../../../src/site/contentError';
import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../../src/site/products';
import { loadSiteModule } from '../../../common/modules/loadSiteModule';
import { readManifest } from '../../../common/packages/readManifest';
import type { ApiComponent } from '../../api-reference/contract';
import { apiModelRequests, loadApiModels, modelId } from '../../api-reference/node';
import type { PlaygroundData, PlaygroundFile } from '../contract';
import { createControls, createSxControls } from './createControls';
import { parseTemplate } from './parseTemplate';

/** A `<Playground>` of a page. */
export interface NamedPlayground {
  readonly siteDir: string;
  /** The English page's file, relative to the site, with `/`. */
  readonly page: string;
  readonly component: string;
}

/** Returns the file beside the page; it may be absent. */
export function playgroundFile({ page, component }: NamedPlayground): string {
  return path.posix.join(path.posix.dirname(page), `${component}.playground.ts`);
}

/** A playground, with what its module depends on. */
export interface Playground {
  readonly data: PlaygroundData;
  readonly file: PlaygroundFile;
  /** Name that the component's package is installed under. */
  readonly installedAs: string;
}

/** Models by package, because a page's server and browser modules need the same. */
const models = new Map<string, ReturnType<typeof loadApiModels>>();

function loadModel(siteDir: string, installedAs: string) {
  const key = path.join(siteDir, installedAs);
  const known = models.get(key);
  if (known) return known;
  const { dependencies = {} } = readManifest(siteDir);
  // As in the build of the API pages, to share its cache.
  const requests = apiModelRequests(API_SECTIONS, dependencies).filter(
    (request) => modelId(request) === installedAs,
  );
  const model = loadApiModels({ siteDir, requests });
  models.set(key, model);
  return model;
}

async function findComponent({ siteDir, page, component }: NamedPlayground): Promise<{
  readonly model: ApiComponent;
  readonly installedAs: string;
  readonly apiPage: string;
}> {
  const version = findDocsVersionOfFile(page);
  for (const section of API_SECTIONS) {
    const { productId, packageName, installedAs = packageName } = section;
    const isOfPage =
      productId === version?.productId && (section.version ?? CURRENT_VERSION) === version.name;
    const apiPage = isOfPage ? apiPathsOf(section).get(component) : undefined;
    if (apiPage === undefined) continue;
    const model = (await loadModel(siteDir, installedAs)).get(installedAs);
    const found = model?.components.components[component];
    if (found) return { model: found, installedAs, apiPage };
  }
  throw new ContentError(
    `${page}: <Playground component="${component}"> names a component without an API page; ` +
      'correct it, or add the component to src/site/apiReference.ts.',
  );
}

/**
 * Creates a playground from the API model and the file beside the page.
 * @throws ContentError that names the file, for an unknown component, prop or option.
 */
export async function createPlayground(playground: NamedPlayground): Promise<Playground> {
  const { siteDir, page, component } = playground;
  const { model, installedAs, apiPage } = await findComponent(playground);
  const ownFile = playgroundFile(playground);
  const hasFile = existsSync(path.join(siteDir, ownFile));
  const file = hasFile ? ((await loadSiteModule(siteDir, ownFile)) as PlaygroundFile) : {};
  const place = hasFile ? ownFile : page;
  return {
    file,
    installedAs,
    data: {
      component,
      controls: file.sx ? createSxControls(file, place) : createControls(model, file, place),
      source: parseTemplate(component, model.imports[0] ?? '', file, place),
      apiPage,
      ...(file.height !== undefined && { height: file.height }),
      ...(file.iframe && { iframe: true }),
    },
  };
}
