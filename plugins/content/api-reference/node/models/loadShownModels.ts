import { readManifest } from '../../../../common/packages/readManifest';
import type { CachedModel } from './cachedModel';
import { loadApiModels } from './loadApiModels';
import { apiModelRequests } from './modelRequest';
import { shownSections } from './shownProducts';

type Models = ReadonlyMap<string, CachedModel>;

/** On the process, since Docusaurus gives the configuration and each plugin modules of their own. */
const memory = globalThis as { apiModels?: Promise<Models> };

/** Returns the models of the packages that the shown products document. Throws what `loadApiModels` throws. */
export function loadShownModels(siteDir: string): Promise<Models> {
  const { dependencies = {} } = readManifest(siteDir);
  return loadApiModels({ siteDir, requests: apiModelRequests(shownSections(), dependencies) });
}

/** Begins to load the models while Docusaurus loads the plugins: in a new clone, both take seconds. */
export function beginToLoadModels(siteDir: string): void {
  const models = loadShownModels(siteDir);
  // Who takes the models hears of it.
  models.catch(() => {});
  memory.apiModels = models;
}

/** Returns the models that are being loaded, once, else loads them. */
export function takeShownModels(siteDir: string): Promise<Models> {
  const { apiModels } = memory;
  delete memory.apiModels;
  return apiModels ?? loadShownModels(siteDir);
}
