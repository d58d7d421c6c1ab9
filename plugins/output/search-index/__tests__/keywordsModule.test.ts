import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { toKeywordsModule } from '../node/keywordsModule';

it('lists the keywords of pages by path', () => {
  const docs = [
    { permalink: '/zh/material-ui/react-snackbar', frontMatter: { keywords: ['toast', 'undo'] } },
    { permalink: '/zh/material-ui/react-table', frontMatter: {} },
  ];
  // Only the properties that are read.
  const content = { loadedVersions: [{ docs }] } as unknown as LoadedContent;
  expect(toKeywordsModule([content], '/zh/')).toBe(
    'export default {\n  "/material-ui/react-snackbar/": "toast, undo"\n};\n',
  );
});
