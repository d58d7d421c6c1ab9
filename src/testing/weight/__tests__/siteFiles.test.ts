import { PRODUCTS } from '../../../site/products';
import { generatePages } from '../generatePages';
import { isOwnContent, siteFiles, stockFiles } from '../siteFiles';

test.each([
  ['docs/x/react-charts/index.mdx', true],
  ['docs/x/react-charts/BasicBars.tsx', true],
  ['i18n/zh/docusaurus-plugin-content-docs-x/current/a.mdx', true],
  ['i18n/zh/api/material-ui/Button.json', true],
  ['material-ui_versions.json', true],
  ['material-ui_versioned_docs/version-v5/icons/index.mdx', true],
  ['material-ui_versioned_sidebars/version-v5-sidebars.json', true],
  ['i18n/zh/dictionary.json', false],
  ['src/pages/production-error.tsx', true],
  ['src/pages/index.tsx', false],
  ['src/features/home/__tests__/Home.test.tsx', true],
  ['plugins/content/api-reference/index.ts', false],
  ['static/docs/logo.svg', false],
])('%s gives way: %s', (file, expected) => {
  expect(isOwnContent(file)).toBe(expected);
});

const pages = generatePages(9, { sections: 1 });
const [first] = pages;

test('the site takes its configuration from the project and lists the pages', () => {
  const files = siteFiles(pages, '/project/siteConfig');
  expect(files.get('docusaurus.config.ts')).toContain('from "/project/siteConfig"');
  expect(files.get('sidebars.ts')).toContain(`"pathname": "${first?.pathname}"`);
  expect(files.get(first?.file ?? '')).toBe(first?.text);
});

test('the stock site has the same pages in one docs instance for each product', () => {
  const files = stockFiles(pages);
  const config = { exports: {} as { plugins?: [string, { id: string }][] } };
  const run = new Function('module', 'require', files.get('docusaurus.config.js') ?? '') as (
    module: typeof config,
    require: () => unknown,
  ) => void;
  run(config, () => ({ themeConfig: { navbar: { title: 'MUI' } } }));
  expect(config.exports).toMatchObject({
    presets: [['classic', { docs: false, blog: false }]],
    themeConfig: { navbar: { title: 'MUI' } },
  });
  expect(config.exports.plugins?.map(([, { id }]) => id)).toEqual(PRODUCTS.map(({ id }) => id));
  expect(files.get(first?.file ?? '')).toBe(first?.text);
});
