import path from 'node:path';
import type { UpgradeFile } from '../../plugins/content/api-reference/contract';
import { findChanges } from '../../plugins/content/api-changes/node';
import { listDeprecations } from '../../plugins/content/api-reference/node/facts/listDeprecations';
import { listUpgradeRows } from '../../plugins/content/api-reference/node/facts/listUpgradeRows';
import { loadApiModels } from '../../plugins/content/api-reference/node/models/loadApiModels';
import { documentedNames } from '../../plugins/content/api-reference/node/models/modelRequest';
import { API_SECTIONS } from '../site/apiReference';

const SITE_DIR = path.resolve(__dirname, '../..');
const MATERIAL = '@mui/material';

/** Reads what the check looks for from the installed packages, as the build does. */
export async function loadUpgradeFile(): Promise<UpgradeFile> {
  const models = await loadApiModels({
    siteDir: SITE_DIR,
    requests: [{ packageName: MATERIAL }, { packageName: MATERIAL, alias: 'material-v5' }],
  });
  const [changes] = findChanges(SITE_DIR, models);
  if (!changes) throw new Error('Material UI is not installed in two versions.');
  const components = models.get(MATERIAL)?.components.components ?? {};
  const { components: documented } = documentedNames(API_SECTIONS, MATERIAL);
  return listUpgradeRows(changes.components, listDeprecations(components, documented), {
    comparison: '/changes/',
    deprecations: '/guide/',
    imports: '/imports/',
  });
}
