import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../packages/readManifest';

/** Docusaurus's own packages, which its bundler prefers to the site's. */
const OWN_PACKAGES = 'node_modules/@docusaurus/core/node_modules';

/** Returns the version of a package that Docusaurus brings; `undefined` if the bundler takes the site's. */
export function bundledVersion(siteDir: string, name: string): string | undefined {
  const folder = path.join(siteDir, OWN_PACKAGES, name);
  return existsSync(path.join(folder, 'package.json')) ? readManifest(folder).version : undefined;
}
