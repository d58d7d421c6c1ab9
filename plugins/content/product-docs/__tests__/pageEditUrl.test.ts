import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageEditUrl } from '../node/pageEditUrl';

const siteDir = mkdtempSync(path.join(tmpdir(), 'edit-url-'));
const folder = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
mkdirSync(path.join(siteDir, folder), { recursive: true });
writeFileSync(path.join(siteDir, folder, 'tabs.mdx'), '');

const toUrl = pageEditUrl({
  siteDir,
  repositoryUrl: 'https://git.acme.test/ui',
  productId: 'material-ui',
});

test.each([
  ['en', 'tabs.mdx', 'docs/material-ui/tabs.mdx'],
  ['zh', 'tabs.mdx', `${folder}/tabs.mdx`],
  ['zh', 'button.mdx', 'docs/material-ui/button.mdx'],
])('%s %s is edited at %s', (locale, docPath, file) => {
  const url = toUrl({
    version: 'current',
    versionDocsDirPath: 'docs/material-ui',
    docPath,
    permalink: '/',
    locale,
  });
  expect(url).toBe(`https://git.acme.test/ui/edit/master/${file}`);
});
