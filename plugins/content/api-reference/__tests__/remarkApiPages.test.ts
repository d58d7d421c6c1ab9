import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { createTexts } from '../../../common/dictionary/texts';
import { parseComment } from '../node/pages/parseComment';
import remarkApiPages from '../node/pages/remarkApiPages';
import { toComponentPage, toHookPage } from '../node/pages/toApiPage';
import { toPageNodes } from '../node/pages/toPageNodes';
import { toMemberOutline, type PageOutline } from '../node/pages/toPageOutline';
import english from '../../../../i18n/en/dictionary.json';
import { component, context, hook, prop } from './pageModels';

const button = component({
  description: 'About it.\n\n## How to\n\nSo.',
  deprecated: 'Use another.',
  props: [prop({ name: 'color' }), prop({ name: 'aria-label' })],
  slots: [{ name: 'root', description: '', class: null }],
  classes: [{ key: 'root', className: 'MuiButton-root', description: '', global: false }],
  inherits: { component: 'ButtonBase', url: '/material-ui/api/button-base/' },
  ref: 'HTMLButtonElement',
});
const full = context({
  themeName: 'MuiButton',
  demos: [{ title: 'Button', to: '/material-ui/react-button/' }],
  bundleGuide: '/guide/',
  history: {
    from: '5.16.7',
    to: '6.1.0',
    component: {
      name: 'Button',
      slug: 'button',
      changes: [{ kind: 'added', subject: 'prop', name: 'color' }],
    },
  },
});

const outlineOf = (shared: boolean): PageOutline => {
  const description = parseComment(button.description, (url) => url);
  const page = toComponentPage(button, { ...full, anchorPrefix: shared ? 'button-' : '' });
  const other = toHookPage(
    hook({ parameters: [prop({ name: 'id' })] }),
    context({ anchorPrefix: 'use-menu-' }),
  );
  const { imports } = button;
  return {
    shared,
    related: shared ? [{ kind: 'demos', to: '/base-ui/react-button/' }] : [],
    members: [
      toMemberOutline(page, { data: '@api-reference/a/Button.json', shared, imports, description }),
      ...(shared
        ? [
            toMemberOutline(other, {
              data: '@api-reference/a/useMenu.json',
              shared,
              imports: ['import x'],
              description: [],
            }),
          ]
        : []),
    ],
  };
};

const site = temporaryFolder('all');

beforeAll(() => {
  const outline = '.docusaurus/api-reference/material-ui/api/button/outline.json';
  site.write({
    [outline]: JSON.stringify(outlineOf(false)),
    'i18n/en/dictionary.json': JSON.stringify({ apiPages: english.apiPages }),
    'i18n/zh/dictionary.json': JSON.stringify({ apiPages: { headings: { props: '属性' } } }),
  });
});

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).freeze();

async function compile(
  value: string,
  { page = 'docs/material-ui/api/button/index.mdx', locale = 'en', frontMatter = {} } = {},
): Promise<string> {
  return String(
    await mdx()
      .use(remarkApiPages, { siteDir: site.path, locale })
      .process({ value, path: path.join(site.path, page), data: { frontMatter } }),
  );
}

const PAGE = '<ApiPage src="/material-ui/api/button" hash="x" />';
const LINKS = '<ApiLinks />';

describe('<ApiPage>', () => {
  it('makes the page of headings, code and parts, in their order', async () => {
    const lines = (await compile(PAGE))
      .split('\n')
      .filter((line) => /^(?:#|<|`|import|\/\/)/.test(line));
    const part = (name: string) => `<ApiSection page={__api0} part="${name}" />`;
    expect(lines).toEqual([
      'import { ApiSection } from "@site/src/features/api"',
      'import __api0 from "@api-reference/a/Button.json"',
      part('deprecation'),
      part('changes'),
      '## Demos',
      part('demos'),
      '## Import',
      '```tsx',
      "import Button from '@mui/material/Button';",
      '// or',
      "import { Button } from '@mui/material';",
      '```',
      part('importNote'),
      '## How to',
      '## Props',
      part('props'),
      part('ref'),
      '### Inheritance',
      part('inheritance'),
      '### Theme default props',
      part('themeDefaultProps'),
      '## Slots',
      part('slots'),
      '## CSS classes',
      part('classes'),
      '## Source code',
      part('source'),
    ]);
  });

  it('has the headings in the language that is built, in English where there are none', async () => {
    const output = await compile(PAGE, { locale: 'zh' });
    expect(output).toContain('## 属性');
    expect(output).toContain('## Import');
  });

  it('refuses a page without data', async () => {
    await expect(compile('<ApiPage src="/material-ui/api/nothing" />')).rejects.toThrow(
      'docs/material-ui/api/button/index.mdx: <ApiPage> is for generated pages; there is no data of "/material-ui/api/nothing".',
    );
  });
});

describe('toPageNodes', () => {
  const texts = createTexts([english], 'apiPages');

  it('lists sections, props and classes in the table of contents, not the headings below', () => {
    const { toc } = toPageNodes(outlineOf(false), texts);
    expect(toc.map(({ level, id, value }) => `${level} ${id} ${value}`)).toEqual([
      '2 demos Demos',
      '2 import Import',
      '2 how-to How to',
      '2 props Props',
      '3 button-prop-color color',
      '3 button-prop-aria-label aria-label',
      '2 slots Slots',
      '2 classes CSS classes',
      '3 button-classes-MuiButton-root root',
      '2 source-code Source code',
    ]);
  });

  it('lists no rows of a table with more than fifty', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `p${index}` }));
    const outline = outlineOf(false);
    const withProps = (count: number) => ({
      ...outline,
      members: outline.members.map((member) => ({
        ...member,
        rows: { ...member.rows, props: rows(count) },
      })),
    });
    const countRows = (count: number) =>
      toPageNodes(withProps(count), texts).toc.filter(({ id }) => /^p\d/.test(id)).length;
    expect([countRows(50), countRows(51)]).toEqual([50, 0]);
  });

  it('makes sections of the members of a shared page, and links to its topic', () => {
    const { toc, content } = toPageNodes(outlineOf(true), texts);
    expect(toc.map(({ level, id }) => `${level} ${id}`)).toEqual([
      '2 button',
      '3 button-import',
      '3 button-how-to',
      '3 button-props',
      '4 button-prop-color',
      '4 button-prop-aria-label',
      '3 button-slots',
      '3 button-classes',
      '4 button-classes-MuiButton-root',
      '3 button-source-code',
      '2 use-menu',
      '3 use-menu-import',
      '3 use-menu-parameters',
      '4 use-menu-parameters-id',
      '3 use-menu-source-code',
    ]);
    expect(JSON.stringify(content[0])).toContain('"url":"/base-ui/react-button/"');
    expect(JSON.stringify(content)).not.toContain('"value":"demos"');
  });

  it('keeps the anchors of sections from headings of comments', () => {
    const outline = outlineOf(false);
    const description = parseComment('## Props\n\nText.', (url) => url);
    const members = outline.members.map((member) => ({ ...member, description }));
    const { toc } = toPageNodes({ ...outline, members }, texts);
    expect(toc.filter(({ value }) => value === 'Props').map(({ id }) => id)).toEqual([
      'props-1',
      'props',
    ]);
  });

  it('exports the table of contents as code', () => {
    const { esm } = toPageNodes(outlineOf(false), texts);
    expect(esm.at(-1)?.value).toMatch(/^export const toc = \[\{"value":"Demos","id":"demos"/);
    expect(esm.at(-1)?.data.estree.body).toMatchObject([
      {
        type: 'ExportNamedDeclaration',
        declaration: { declarations: [{ id: { name: 'toc' }, init: { type: 'ArrayExpression' } }] },
      },
    ]);
  });
});

describe('<ApiLinks>', () => {
  const page = 'docs/material-ui/react-button/index.mdx';

  it('lists the API pages of what the page names', async () => {
    const output = await compile(LINKS, {
      page,
      frontMatter: {
        components: 'Button, LoadingButton, DataGridPro',
        packageName: '@mui/material',
      },
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
    const output = await compile(LINKS, {
      page: file,
      frontMatter: { components: ['MenuItem'], hooks: 'useMenu' },
    });
    expect(output).toContain('[`<MenuItem />`](/base-ui/react-menu/components-api/#menu-item)');
    expect(output).toContain('[`useMenu`](/base-ui/react-menu/hooks-api/#use-menu)');
  });

  it('refuses a page that names nothing', async () => {
    await expect(compile(LINKS, { page })).rejects.toThrow(
      `${page}: <ApiLinks /> has nothing to list; name "components" or "hooks"`,
    );
  });
});

it('leaves other pages alone', async () => {
  expect(await compile('## A\n\n<Other />\n')).toBe('## A\n\n<Other />\n');
});
