import { API_SECTIONS } from '../../../../src/site/apiReference';
import { readManifest } from '../../../common/packages/readManifest';
import { changesDataFile, changesPath, findChanges, toChangesJson } from '../../api-changes/node';
import { apiModelRequests, loadApiModels } from '../../api-reference/node';
import {
  editSiteFile,
  filesBelow,
  readSiteFile,
  SITE_DIR,
  writeSiteFile,
} from '../../../common/site-files/siteFiles';

/**
 * Keeps the API changes that pages list, where they would change with the packages: writes them to
 * `static/`, at the address where they were, and lets the pages in `folders` import that file.
 */
export async function keepChanges(packageName: string, folders: readonly string[]): Promise<void> {
  const pages = folders.flatMap(filesBelow).filter((file) => file.endsWith('.mdx'));
  const importing = pages.filter((file) => readSiteFile(file).includes("'@api-reference/changes/"));
  if (importing.length === 0) return;
  const { dependencies = {} } = readManifest(SITE_DIR);
  const models = await loadApiModels({
    siteDir: SITE_DIR,
    requests: apiModelRequests(API_SECTIONS, dependencies).filter(
      (request) => request.packageName === packageName,
    ),
  });
  const changes = findChanges(SITE_DIR, models).find((file) => file.package === packageName);
  if (!changes) return;
  const kept = `static${changesPath(changes)}`;
  await writeSiteFile(kept, toChangesJson(changes));
  const generated = `'@api-reference/${changesDataFile(changes)}'`;
  for (const page of importing) {
    await editSiteFile(page, (text) => text.replaceAll(generated, `'@site/${kept}'`));
  }
}
