import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkPlayground from '../node/remarkPlayground';

type Attributes = MdxJsxFlowElement['attributes'];

const component: Attributes = [{ type: 'mdxJsxAttribute', name: 'component', value: 'Button' }];

function transform(page: string, attributes: Attributes) {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Playground',
    attributes,
    children: [],
    position: {
      start: { line: 12, column: 1, offset: 0 },
      end: { line: 12, column: 2, offset: 1 },
    },
  };
  const tree: Root = { type: 'root', children: [element] };
  remarkPlayground({ siteDir: '/site' })(tree, { path: `/site/${page}` });
  const imports = tree.children.flatMap((node) =>
    (node.type as string) === 'mdxjsEsm' ? [(node as unknown as { value: string }).value] : [],
  );
  return { element, imports };
}

test.each([
  ['docs/material-ui/react-button/index.mdx', './index.mdx'],
  ['docs/base-ui/button.mdx', './button.mdx'],
  [
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/version-v5/react-button/index.mdx',
    '../../../../../material-ui_versioned_docs/version-v5/react-button/index.mdx',
  ],
])('%s imports the module of the English page', (page, request) => {
  const { element, imports } = transform(page, component);
  expect(imports).toEqual([
    'import { Playground } from "@site/src/features/component-playground"',
    `import __playground0 from "${request}?playground=Button"`,
  ]);
  expect(element.attributes).toMatchObject([{ name: 'playground' }]);
});

test.each<[string, Attributes]>([
  ['nothing', []],
  ['another option', [...component, { type: 'mdxJsxAttribute', name: 'bg', value: 'inline' }]],
  ['no component', [{ type: 'mdxJsxAttribute', name: 'component', value: './Button' }]],
  ['a spread', [{ type: 'mdxJsxExpressionAttribute', value: '...x' }]],
])('%s names page and line', (_title, attributes) => {
  expect(() => transform('docs/x/index.mdx', attributes)).toThrow(
    /^docs\/x\/index\.mdx:12: <Playground> takes one option/,
  );
});
