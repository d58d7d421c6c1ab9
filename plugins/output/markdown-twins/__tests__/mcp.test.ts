/** Tests the server on a small site with the protocol's own client. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { once } from 'node:events';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { SearchPage, SearchPart } from '../../search-index/contract';
import type { MarkdownPages } from '../contract';
import { openBuiltSite } from '../node/mcp/builtSite';
import { createMcpServer } from '../node/mcp/createMcpServer';
import { serveStreams } from '../node/mcp/serveStreams';

const page = (id: string, title: string, api?: readonly string[]) => ({
  path: `${id}/`,
  title,
  description: `About ${title}.`,
  group: 'Components',
  ...(api && { api }),
});

const list = (language: string, baseUrl: string): MarkdownPages => ({
  schema: 1,
  title: 'Docs',
  language,
  origin: 'https://docs.test',
  baseUrl,
  pages: [
    { path: baseUrl, title: 'Docs' },
    { path: `${baseUrl}versions/`, title: 'Versions' },
  ],
  products: [
    {
      id: 'material-ui',
      name: 'Material UI',
      changes: ['/material-ui/api-changes/v5-to-v6.json'],
      versions: [
        {
          name: 'current',
          label: 'v6.1.0',
          path: `${baseUrl}material-ui`,
          isLast: true,
          pages: [
            page(`${baseUrl}material-ui/react-button`, 'Button'),
            page(`${baseUrl}material-ui/api/button`, 'Button API', ['Button']),
          ],
        },
        {
          name: 'v5',
          label: 'v5.16.7',
          path: `${baseUrl}material-ui/v5`,
          isLast: false,
          pages: [page(`${baseUrl}material-ui/v5/react-button`, 'Old Button')],
        },
      ],
    },
    {
      id: 'base-ui',
      name: 'Base UI',
      changes: [],
      versions: [
        {
          name: 'current',
          label: '',
          path: `${baseUrl}base-ui`,
          isLast: true,
          pages: [
            page(`${baseUrl}base-ui/react-button/components-api`, 'Button components API', [
              'Button',
              'Switch',
            ]),
          ],
        },
      ],
    },
  ],
});

const CHANGES = {
  schema: 1,
  package: '@mui/material',
  from: '5.16.7',
  to: '6.1.0',
  components: [
    {
      name: 'Button',
      slug: 'button',
      changes: [
        { kind: 'typeChanged', subject: 'prop', name: 'size', from: 'a', to: 'b' },
        { kind: 'deprecated', subject: 'class', name: 'textPrimary', note: 'Use two.' },
      ],
    },
    { name: 'Grid', slug: 'grid', changes: [{ kind: 'removed', subject: 'prop', name: 'zero' }] },
  ],
};

const names = (base: string, ...pages: readonly SearchPage[]) =>
  JSON.stringify({ schema: 1, base, pages } satisfies SearchPart);

const FILES: Readonly<Record<string, string>> = {
  'markdown-pages.json': JSON.stringify(list('en', '/')),
  'zh/markdown-pages.json': JSON.stringify(list('zh', '/zh/')),
  'secret.md': 'no page',
  'index.md': '# Docs\n',
  'zh/index.md': '# 文档\n',
  'versions.md': '# Versions\n',
  'material-ui/react-button.md':
    '# Button\n\nActs.\n\n## Variants\n\nThe three variants: contained.\n',
  'material-ui/react-button.js.md': '# Button\n\nIn JavaScript.\n',
  'material-ui/api/button.md': '# Button API\n\n## Props\n\n| `variant` |\n',
  'material-ui/v5/react-button.md': '# Old Button\n\ncontained\n',
  'base-ui/react-button/components-api.md':
    '# Button components API\n\n## Button\n\nOf Base UI.\n\n## Switch\n\nOn and off.\n',
  'zh/material-ui/react-button.md': '# 按钮\n\n按钮用于执行操作。\n',
  'zh/material-ui/api/button.md': '# Button API\n',
  'zh/material-ui/v5/react-button.md': '# 旧\n',
  'zh/base-ui/react-button/components-api.md': '# Base\n',
  'material-ui/api-changes/v5-to-v6.json': JSON.stringify(CHANGES),
  'assets/search/material-ui.current.00000000.json': names(
    '/material-ui/',
    { path: 'react-button/', title: 'Button', headings: ['Variants'] },
    { path: 'api/button/', title: 'Button API', members: [['Button', '', []]] },
  ),
  'assets/search/material-ui.v5.00000000.json': names('/material-ui/v5/', {
    path: 'react-button/',
    title: 'Old Button',
  }),
  'assets/search/base-ui.current.00000000.json': names('/base-ui/', {
    path: 'react-button/components-api/',
    title: 'Button components API',
    members: [
      ['Button', 'button', []],
      ['Switch', 'switch', []],
    ],
  }),
  'zh/assets/search/material-ui.current.00000000.json': names('/zh/material-ui/', {
    path: 'react-button/',
    title: '按钮',
  }),
};

const build = temporaryFolder('all');
let client: Client;

beforeAll(async () => {
  build.write(FILES);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer(await openBuiltSite(build.path), '1.0.0');
  client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
});
afterAll(() => client.close());

async function call(name: string, args: Readonly<Record<string, unknown>> = {}) {
  const result = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const [content] = result.content;
  return { text: content?.type === 'text' ? content.text : '', isError: result.isError === true };
}

test('the tools only read', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_products',
    'list_pages',
    'read_page',
    'search',
    'read_component_api',
    'api_changes',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('products with their versions', async () => {
  expect((await call('list_products')).text).toBe(
    [
      '- Material UI (product: "material-ui")',
      '  - v6.1.0, the newest, at /material-ui/ (pages: 2)',
      '  - v5.16.7, at /material-ui/v5/ (pages: 1)',
      '- Base UI (product: "base-ui")',
      '  - current, the newest, at /base-ui/ (pages: 1)',
    ].join('\n'),
  );
});

test.each([
  [{ product: 'material-ui' }, ['## Components', '/material-ui/react-button/', '## API reference']],
  [{ product: 'Material UI', kind: 'api' }, ['/material-ui/api/button/']],
  [{ product: 'material-ui', version: 'v5' }, ['/material-ui/v5/react-button/']],
  [{ product: 'material-ui', language: 'zh' }, ['/zh/material-ui/react-button/']],
])('pages of %j', async (args, expected) => {
  const { text } = await call('list_pages', args);
  for (const part of expected) expect(text).toContain(part);
});

test.each([
  ['/material-ui/react-button/', 'TS', 'Acts.'],
  ['https://docs.test/material-ui/react-button/#variants', 'TS', 'Acts.'],
  ['material-ui/react-button', 'JS', 'In JavaScript.'],
  ['//material-ui///react-button//', 'TS', 'Acts.'],
  ['/material-ui/react-button.js.md', 'TS', 'Acts.'],
  ['/material-ui/api/button.md?x', 'JS', '## Props'],
  ['/zh/material-ui/react-button/', 'TS', '按钮用于执行操作。'],
])('the page at %s in %s', async (address, code, expected) => {
  await expect(call('read_page', { path: address, code })).resolves.toEqual({
    text: expect.stringContaining(expected) as string,
    isError: false,
  });
});

test.each([
  '/nothing/',
  '/secret',
  '/../../etc/passwd',
  '/material-ui/../secret',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'https://other.test/material-ui/react-button/',
])('no page at %s', async (address) => {
  const { text, isError } = await call('read_page', { path: address });
  expect(isError).toBe(true);
  expect(text).toContain(`There is no page at "${address}".`);
});

test.each([
  [
    { query: 'button contained' },
    '- [Button](/material-ui/react-button/) in Material UI v6.1.0, "Variants"',
  ],
  [{ query: 'variant', product: 'material-ui' }, '[Button API](/material-ui/api/button/)'],
  [{ query: 'contained', product: 'material-ui', version: 'v5' }, '[Old Button]'],
  [{ query: '执行操作', language: 'zh' }, '[Button](/zh/material-ui/react-button/)'],
  [{ query: 'switch', limit: 1 }, '"Switch"'],
  [{ query: 'zebra' }, 'Nothing was found for "zebra".'],
])('the search for %j', async (args, expected) => {
  const { text, isError } = await call('search', args);
  expect(isError).toBe(false);
  expect(text).toContain(expected);
});

test.each([
  [{ name: 'Button', product: 'material-ui' }, '# Button API\n\n## Props\n\n| `variant` |\n'],
  [{ name: '<Button />', product: 'base-ui' }, '## Button\n\nOf Base UI.\n'],
  [{ name: 'switch' }, '## Switch\n\nOn and off.\n'],
])('the API of %j', async (args, expected) => {
  await expect(call('read_component_api', args)).resolves.toEqual({
    text: expected,
    isError: false,
  });
});

test.each([
  [{ product: 'material-ui' }, ['typeChanged: prop `size` (was `a`; now `b`)', '## Grid']],
  [{ product: 'material-ui', component: 'button', kind: 'deprecated' }, ['(Use two.)']],
  [{ product: 'material-ui', component: 'Zebra' }, ['Nothing is known to have changed']],
])('the changes of %j', async (args, expected) => {
  const { text } = await call('api_changes', args);
  for (const part of expected) expect(text).toContain(part);
});

test('only the changes that are asked for', async () => {
  const { text } = await call('api_changes', { product: 'material-ui', kind: 'removed' });
  expect(text).toBe('# @mui/material from 5.16.7 to 6.1.0\n\n## Grid\n\n- removed: prop `zero`');
});

test.each([
  [
    'list_pages',
    { product: 'zebra' },
    'There is no product "zebra"; there are material-ui, base-ui.',
  ],
  ['list_pages', { product: 'material-ui', version: 'v9' }, 'it has v6.1.0, v5.16.7.'],
  ['list_pages', {}, 'product'],
  ['list_products', { language: 'xx' }, 'language'],
  ['search', { query: ' ' }, 'query'],
  ['search', { query: 'a', limit: 1000 }, 'limit'],
  ['read_component_api', { name: 'Button' }, 'in several products: material-ui, base-ui.'],
  ['read_component_api', { name: 'Zebra' }, 'There is no API page of "Zebra"'],
  ['api_changes', { product: 'base-ui' }, 'No two versions of Base UI are compared.'],
  ['api_changes', { product: 'material-ui', kind: 'exploded' }, 'kind'],
])('%s refuses %j and says why', async (name, args, expected) => {
  const { text, isError } = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toContain(expected);
});

test.each([
  ['list_pages', 'product', {}],
  ['list_pages', 'version', { product: 'material-ui' }],
  ['read_page', 'path', {}],
  ['search', 'query', {}],
  ['search', 'product', { query: 'a' }],
  ['read_component_api', 'name', {}],
  ['api_changes', 'component', { product: 'material-ui' }],
])('%s refuses a very long %s, without repeating it', async (name, field, args) => {
  const { text, isError } = await call(name, { ...args, [field]: 'x'.repeat(3_000_000) });
  expect(isError).toBe(true);
  expect(text).toContain(field);
  expect(text.length).toBeLessThan(1000);
});

test('a site with very many slashes in its addresses', async () => {
  const site = await openBuiltSite(build.path);
  expect(site.find(`x${'/'.repeat(500_000)}x`)).toBeUndefined();
});

test('a message that is too long ends the server, which says why', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const server = createMcpServer(await openBuiltSite(build.path), '1.0.0');
  const served = serveStreams(server, input, output);
  input.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
  expect(String(await once(output, 'data'))).toContain('"id":1');
  input.write('x'.repeat(600_000));
  input.write('x'.repeat(600_000));
  await expect(served).rejects.toThrow('a message has more than 1000000 bytes.');
});

test('a folder without a build says what to do', async () => {
  await expect(openBuiltSite(path.join(build.path, 'zh', 'material-ui'))).rejects.toThrow(
    'Build the site first: npm run build',
  );
});

test('a build of another version says what to do', async () => {
  build.write({ 'other/markdown-pages.json': '{"schema":9}' });
  await expect(openBuiltSite(path.join(build.path, 'other'))).rejects.toThrow(
    'Build it again: npm run build',
  );
});
