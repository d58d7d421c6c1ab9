import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import english from '../../../../i18n/en/dictionary.json';
import {
  component,
  context,
  hook,
  prop,
} from '../../../content/api-reference/__tests__/pageModels';
import { API_GUIDES, type ApiPage } from '../../../content/api-reference/contract';
import { toComponentPage, toHookPage } from '../../../content/api-reference/node/pages/toApiPage';
import { toMemberOutline } from '../../../content/api-reference/node/pages/toPageOutline';
import { apiNodes } from '../node/apiNodes';
import { createTexts } from '../node/texts';

const stringifier = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: '-',
  listItemIndent: 'one',
});

function write(pages: readonly ApiPage[], shared = false): string {
  const members = pages.map((page) =>
    toMemberOutline(page, { data: '', shared, imports: ["import B from 'b';"], description: [] }),
  );
  const related = shared ? [{ kind: 'demos' as const, to: '/base-ui/react-button/' }] : [];
  const root: Root = {
    type: 'root',
    children: apiNodes(
      { outline: { related, shared, members }, members: pages },
      { texts: createTexts([english]), guides: API_GUIDES },
    ),
  };
  return stringifier.stringify(root);
}

const button = toComponentPage(
  component({
    deprecated: 'Use `Other`.',
    props: [
      prop({
        name: 'color',
        type: "'a' | 'b'",
        default: "'a'",
        description: 'The color.',
        required: true,
        deprecated: 'Use [this](https://x.test/).',
      }),
      prop({
        name: 'onClose',
        type: '(event: object) => void',
        description: 'Called.',
        params: [{ name: 'event', type: 'object', optional: false, description: 'The event.' }],
        returns: { type: 'void', description: 'Nothing.' },
      }),
      prop({
        name: 'action',
        type: 'string',
        description: 'Inherited.',
        own: false,
        from: 'ButtonBase/ButtonBase.d.ts',
      }),
    ],
    slots: [
      { name: 'root', default: "'button'", description: 'The root.', class: 'MuiButton-root' },
    ],
    classes: [
      { key: 'disabled', className: 'Mui-disabled', description: 'A state.', global: true },
      { key: 'text', className: 'MuiButton-text', description: 'Text.', global: false },
    ],
    inherits: { component: 'ButtonBase', url: '/material-ui/api/button-base/' },
    ref: 'HTMLButtonElement',
    domProps: 3,
    defaultElement: 'button',
  }),
  context({
    themeName: 'MuiButton',
    demos: [{ title: 'Button', to: '/material-ui/react-button/' }],
    history: {
      from: '5.16.7',
      to: '6.1.0',
      page: '/changes/',
      component: {
        name: 'Button',
        slug: 'button',
        changes: [
          { kind: 'added', subject: 'prop', name: 'onClose' },
          { kind: 'typeChanged', subject: 'prop', name: 'color', from: 'x', to: 'y' },
        ],
      },
    },
  }),
);

const written = write([button]);

test.each([
  ['its deprecation', '> [!WARNING]\n> **Deprecated** Use `Other`.'],
  ['what changed, counted', 'Changed since v5.16.7: 1 added, 1 with another type.'],
  ['each change', '- Type changed: prop `color` from `x` to `y`'],
  ['the list of all changes', '[All API changes from v5.16.7 to v6.1.0](/changes/)'],
  ['its demos', '- [Button](/material-ui/react-button/)'],
  ['its import', "## Import\n\n```tsx\nimport B from 'b';\n```"],
  ['the head of the table of props', '| Name | Type | Required | Default | Description |'],
  [
    'a required, deprecated prop with a default',
    "| `color` | `'a' \\| 'b'` | Yes | `'a'` | **Deprecated**: Use [this](https://x.test/). The color. |",
  ],
  [
    'a callback',
    'Called. Since v6. Signature: `function(event: object) => void` • `event`: The event. Returns: Nothing. |',
  ],
  ['inherited props', '### Props of ButtonBase (1)'],
  ['native attributes', 'It also accepts the 3 attributes of the native `button` element.'],
  ['where a ref leads', 'A `ref` on it gets the root element, which is an `HTMLButtonElement`.'],
  [
    'inheritance',
    '### Inheritance\n\nButton is built on [ButtonBase](/material-ui/api/button-base/)',
  ],
  ['its name in the theme', 'the default props are set under `MuiButton`'],
  ['its slots', "| `root` | `.MuiButton-root` | `'button'` | The root. |"],
  ['a class that is a state', '| `.Mui-disabled` | `disabled` | **State.** A state. |'],
  ['how to override', '- its class name, such as `.MuiButton-text`, in a style sheet or in sx'],
  ['its source', 'What is not described here is in the source code: [`'],
])('the page of a component has %s', (_name, expected) => {
  expect(written).toContain(expected);
});

test('a component without props and ref says so', () => {
  const bare = write([toComponentPage(component({ props: [] }), context({}))]);
  expect(bare).toContain('Button has no props of its own.');
  expect(bare).toContain('It takes no ref.');
  expect(bare).not.toContain('|');
});

test('the page of a hook has its parameters and what it returns', () => {
  const page = toHookPage(
    hook({
      parameters: [prop({ name: 'query', type: 'string', required: true })],
      returnValue: [prop({ name: 'matches', type: 'boolean' })],
    }),
    context({}),
  );
  const markdown = write([page]);
  expect(markdown).toContain('## Parameters\n\n| Name |');
  expect(markdown).toContain('| `query` | `string` | Yes |');
  expect(markdown).toContain('## Return value');
  expect(markdown).toContain('| `matches` | `boolean` | No |');
});

test('components that share a page are sections of it', () => {
  const markdown = write([button, { ...button, name: 'Switch' }], true);
  expect(markdown).toMatch(/^- \[Demos\]\(\/base-ui\/react-button\/\)/);
  expect(markdown).toMatch(/\n## Button\n[\s\S]+\n### Props\n[\s\S]+\n## Switch\n/);
});
