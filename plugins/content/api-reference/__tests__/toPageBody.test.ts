import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { createTexts } from '../../../common/dictionary/texts';
import { parseComment } from '../node/pages/parseComment';
import { toApiPage, toComponentPage, toHookPage } from '../node/pages/toApiPage';
import { toPageBody, type PageContent } from '../node/pages/toPageBody';
import english from '../../../../i18n/en/dictionary.json';
import { component, context, hook, interfaceModel, prop } from './pageModels';

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

const commentOf = (markdown: string) => parseComment(markdown, (url) => url);

/** The page of a button; a shared one has a hook, too. */
function contentOf(shared: boolean, model = button): PageContent {
  const page = toComponentPage(model, {
    ...full,
    ...(shared && { anchorPrefix: 'button-', demos: [] }),
  });
  const other = toHookPage(
    hook({ parameters: [prop({ name: 'id' })] }),
    context({ anchorPrefix: 'use-menu-' }),
  );
  return {
    shared,
    related: shared ? [{ kind: 'demos', to: '/base-ui/react-button/' }] : [],
    members: [
      {
        page,
        data: '@api-reference/a/Button.json',
        imports: model.imports,
        description: commentOf(model.description),
      },
      ...(shared
        ? [
            {
              page: other,
              data: '@api-reference/a/useMenu.json',
              imports: ['import x'],
              description: [],
            },
          ]
        : []),
    ],
  };
}

const texts = createTexts([english], 'apiPages');

const bodyOf = (content: PageContent) => toPageBody(content, texts);

/** Level, id and text of what the table of contents lists. */
function tocOf(content: PageContent): string[] {
  const [, toc = ''] = /^export const toc = (.*);$/m.exec(bodyOf(content)) ?? [];
  const items = JSON.parse(toc) as { level: number; id: string; value: string }[];
  return items.map(({ level, id, value }) => `${level} ${id} ${value}`);
}

it('makes the page of headings, code and parts, in their order', () => {
  const lines = bodyOf(contentOf(false))
    .split('\n')
    .filter((line) => /^(?:#|<|`|import|\/\/)/.test(line));
  const part = (name: string) => `<ApiSection page={__api0} part="${name}" />`;
  expect(lines).toEqual([
    "import { ApiSection } from '@site/src/features/api';",
    "import __api0 from '@api-reference/a/Button.json';",
    part('deprecation'),
    part('changes'),
    '## Demos {/* #demos */}',
    part('demos'),
    '## Import {/* #import */}',
    '```tsx',
    "import Button from '@mui/material/Button';",
    '// or',
    "import { Button } from '@mui/material';",
    '```',
    part('importNote'),
    '## How to {/* #how-to */}',
    '## Props {/* #props */}',
    part('props'),
    part('ref'),
    '### Inheritance {/* #inheritance */}',
    part('inheritance'),
    '### Theme default props {/* #theme-default-props */}',
    part('themeDefaultProps'),
    '## Slots {/* #slots */}',
    part('slots'),
    '## CSS classes {/* #classes */}',
    part('classes'),
    '## Source code {/* #source-code */}',
    part('source'),
  ]);
});

it('has the headings in the language that is built, in English where there are none', () => {
  const chinese = createTexts([{ apiPages: { headings: { props: '属性' } } }, english], 'apiPages');
  const body = toPageBody(contentOf(false), chinese);
  expect(body).toContain('## 属性 {/* #props */}');
  expect(body).toContain('## Import {/* #import */}');
});

it('lists sections, props and classes in the table of contents, not the headings below', () => {
  expect(tocOf(contentOf(false))).toEqual([
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
  const countRows = (count: number) => {
    const props = Array.from({ length: count }, (_, index) => prop({ name: `p${index}` }));
    return tocOf(contentOf(false, { ...button, props })).filter((row) => / p\d+$/.test(row)).length;
  };
  expect([countRows(50), countRows(51)]).toEqual([50, 0]);
});

it('makes sections of the members of a shared page, and links to its topic', () => {
  const content = contentOf(true);
  expect(tocOf(content).map((row) => row.split(' ', 2).join(' '))).toEqual([
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
  expect(bodyOf(content)).toContain('- [Demos](/base-ui/react-button/)');
});

it('keeps the anchors of sections from headings of comments', () => {
  const content = contentOf(false, { ...button, description: '## Props\n\nText.' });
  expect(tocOf(content).filter((row) => row.endsWith(' Props'))).toEqual([
    '2 props-1 Props',
    '2 props Props',
  ]);
});

it.each([
  ['braces', 'Takes {object}, `{code}` and 3 < 4.'],
  ['colons', 'Sets aria:label, :hover and `:focus`.'],
  ['tables and tildes', 'This ~~or~~ that\n\n| a |\n\n- b\n- c'],
])('writes comments so that Docusaurus reads the same text: %s', (_what, description) => {
  const syntax = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
  const [, ...comment] = /```\n\n<.*\n\n([^]*)\n\n## Props/.exec(
    bodyOf(contentOf(false, { ...button, description })),
  ) ?? [''];
  const withoutPlaces = (nodes: readonly object[]) =>
    JSON.parse(
      JSON.stringify(nodes, (key, value: unknown) =>
        ['position', 'spread', 'checked', 'start'].includes(key) ? undefined : value,
      ),
    ) as unknown;
  expect(withoutPlaces(syntax.parse(comment[0]).children)).toEqual(
    withoutPlaces(commentOf(description)),
  );
});

describe('other members', () => {
  const bodyOfMember = (model: Parameters<typeof toApiPage>[0], packageName: string) =>
    toPageBody(
      {
        shared: false,
        related: [],
        members: [
          {
            page: toApiPage(model, context({ packageName })),
            data: '@api-reference/a.json',
            imports: model.imports,
            description: [],
          },
        ],
      },
      texts,
    );

  it('lists the parts of a long interface', () => {
    const props = [
      prop({ name: 'sort', group: 'SortApi' }),
      prop({ name: 'get', group: 'RowApi' }),
    ];
    const body = bodyOfMember(interfaceModel({ name: 'GridApi', props }), '@mui/x-data-grid');
    expect(body).toContain('## Properties {/* #properties */}');
    expect(body).toContain('part="properties"');
    expect(body).toContain('{"value":"RowApi","id":"row-api","level":3}');
    expect(body).not.toContain('"grid-api-prop-get"');
  });

  it('keeps the former ids of the hooks of Toolpad', () => {
    const body = bodyOfMember(
      hook({ name: 'useDialogs', returnValue: [prop({ name: 'open' })] }),
      '@toolpad/core',
    );
    expect(body).toMatch(/#import \*\/\}\n\n<Anchors ids="usage" \/>/);
    expect(body).toMatch(/#return-value \*\/\}\n\n<Anchors ids="reference usedialogs" \/>/);
  });
});
