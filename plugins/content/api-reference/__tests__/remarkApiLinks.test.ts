import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import remarkApiLinks from '../node/pages/remarkApiLinks';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).freeze();

const PAGE = 'docs/material-ui/react-button/index.mdx';

async function compile(value: string, frontMatter = {}, page = PAGE): Promise<string> {
  return String(
    await mdx()
      .use(remarkApiLinks, { siteDir: '/site' })
      .process({ value, path: path.join('/site', page), data: { frontMatter } }),
  );
}

const LINKS = '<ApiLinks />';

it('lists the API pages of what the page names', async () => {
  const output = await compile(LINKS, {
    components: 'Button, LoadingButton, DataGridPro',
    packageName: '@mui/material',
  });
  expect(output.trim().split('\n')).toEqual([
    '* [`<Button />`](/material-ui/api/button/)',
    '* [`<LoadingButton />`](/material-ui/api/loading-button/)',
  ]);
});

it.each([
  ['docs/base-ui/react-menu/index.mdx'],
  ['i18n/zh/docusaurus-plugin-content-docs-base-ui/current/react-menu/index.mdx'],
])('finds the product of %s', async (file) => {
  const output = await compile(LINKS, { components: ['MenuItem'], hooks: 'useMenu' }, file);
  expect(output).toContain('[`<MenuItem />`](/base-ui/react-menu/components-api/#menu-item)');
  expect(output).toContain('[`useMenu`](/base-ui/react-menu/hooks-api/#use-menu)');
});

it('refuses a page that names nothing', async () => {
  await expect(compile(LINKS)).rejects.toThrow(
    `${PAGE}: <ApiLinks /> has nothing to list; name "components", "hooks" or "interfaces"`,
  );
});

it('leaves other pages alone', async () => {
  expect(await compile('## A\n\n<Other />\n')).toBe('## A\n\n<Other />\n');
});
