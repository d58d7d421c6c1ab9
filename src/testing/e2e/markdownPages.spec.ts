/** The Markdown of the whole build, read from its folder. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toTwinPath, type MarkdownPages } from '../../../plugins/output/markdown-twins/contract';
import { samplePages } from '../run/choosePages';
import { BUILD } from './buildFolder';
import { expect, isFullSweep, test } from './page';
import { apiPaths, chosenPaths, writtenPaths } from './sitemap';

const SITE = path.resolve(__dirname, '../../..');

const parser = unified().use(remarkParse).use(remarkGfm);

const twins = () =>
  readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.split(path.sep).join('/'));

/** What must not be in the Markdown of a page. */
function findProblems(file: string): string[] {
  const source = readFileSync(path.join(BUILD, file), 'utf8');
  const problems: string[] = [];
  const add = (node: Nodes, problem: string) =>
    problems.push(`${file}:${node.position?.start.line}: ${problem}`);

  function visit(node: Nodes): void {
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === 'html') add(node, `has HTML or JSX: ${written}`);
    if (node.type === 'code' && !/(?:^|\n)[\s>]*(?:`{3,}|~{3,})$/.test(written)) {
      add(node, 'has a fence that does not end');
    }
    if (node.type === 'code' && /\s(?:npm2yarn|tab=)/.test(` ${node.meta ?? ''}`)) {
      add(node, 'has a fence with options of the site');
    }
    if (node.type === 'text') {
      if (/^:::|\{\/\*|\*\/\}|^(?:import|export) .+ from /m.test(node.value)) {
        add(node, `has what only the site reads: ${node.value}`);
      }
    }
    if ((node.type === 'link' || node.type === 'image') && !/^(?:https?:|mailto:)/.test(node.url)) {
      add(node, `has a link that is not absolute: ${node.url}`);
    }
    if (node.type === 'heading' && /\{#[^}]+\}\s*$/.test(written)) {
      add(node, `has the anchor of a heading: ${written}`);
    }
    if ('children' in node) for (const child of node.children) visit(child);
  }

  const root: Root = parser.parse(source);
  const [title] = root.children;
  if (title?.type !== 'heading' || title.depth !== 1) problems.push(`${file}: has no title`);
  visit(root);
  return problems;
}

/** All, or those of the pages that this run visits and some others. */
function chosenTwins() {
  const files = twins();
  if (isFullSweep) return files;
  const chosen = new Set(chosenPaths().map((page) => toTwinPath(page).slice(1)));
  const sample = new Set(samplePages(files, 200));
  return files.filter((file) => chosen.has(file) || sample.has(file));
}

test('nothing is in the Markdown of pages that only this site reads', () => {
  test.setTimeout(300_000);
  const files = chosenTwins();
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(findProblems)).toEqual([]);
});

test('every page of the sitemap has its Markdown and names it in its head', () => {
  const paths = [...writtenPaths(), ...apiPaths()];
  expect(paths.length).toBeGreaterThan(300);
  const missing = paths.filter((pathname) => {
    const twin = toTwinPath(pathname);
    const html = readFileSync(path.join(BUILD, pathname, 'index.html'), 'utf8');
    const link = new RegExp(
      `<link [^>]*rel="?alternate"? type="?text/markdown"? href="?${twin}["\\s]`,
    );
    return !existsSync(path.join(BUILD, twin)) || !link.test(html);
  });
  expect(missing).toEqual([]);
});

test('the lists lead to files that are there', () => {
  const { origin, products } = JSON.parse(
    readFileSync(path.join(BUILD, 'markdown-pages.json'), 'utf8'),
  ) as MarkdownPages;
  const lists = products.flatMap(({ versions }) => versions.map((each) => `${each.path}/llms.txt`));
  for (const list of ['/llms.txt', ...lists]) {
    const text = readFileSync(path.join(BUILD, list), 'utf8');
    expect(text, list).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(links.length, list).toBeGreaterThan(1);
    expect(
      links.filter(
        (url) =>
          !url.startsWith(`${origin}/`) || !existsSync(path.join(BUILD, new URL(url).pathname)),
      ),
      list,
    ).toEqual([]);
  }
});

test('the command of the MCP server answers about the build', async () => {
  test.setTimeout(60_000);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: path.join(SITE, 'node_modules/.bin/jiti'),
      args: [path.join(SITE, 'plugins/output/markdown-twins/node/cli.ts'), '--dir', BUILD],
      // Another folder than the site's: clients start it anywhere.
      cwd: path.dirname(SITE),
    }),
  );
  const ask = async (name: string, args: Record<string, unknown>) =>
    JSON.stringify((await client.callTool({ name, arguments: args })).content);
  try {
    expect(await ask('list_products', {})).toContain('Material UI');
    expect(await ask('list_pages', { product: 'material-ui', kind: 'guides' })).toContain(
      '/material-ui/react-button/',
    );
    expect(await ask('read_page', { path: '/material-ui/react-button/' })).toContain('# Button');
    expect(await ask('search', { query: 'outlined button', product: 'material-ui' })).toContain(
      '/material-ui/react-button/',
    );
    expect(await ask('read_component_api', { name: 'Button', product: 'material-ui' })).toContain(
      'disableElevation',
    );
    expect(await ask('api_changes', { product: 'material-ui', component: 'Grid2' })).toContain(
      'Unstable_Grid2',
    );
  } finally {
    await client.close();
  }
});
