import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { DEFAULT_LOCALE } from '../../../../../src/site/locales';
import {
  API_CHANGE_KINDS,
  type ApiChange,
  type ApiChangesFile,
} from '../../../../content/api-changes/contract';
import { entry, withVersion } from '../llmsTxt';
import { apiSection } from './apiSection';
import type { BuiltSite, PlacedPage } from './builtSite';
import { PageSearch, type SearchedPage } from './searchPages';

/** Longest input: a name, a query or a URL. */
const MAX_INPUT = 500;

const MAX_HITS = 30;
const DEFAULT_HITS = 8;

interface FoundPage extends SearchedPage {
  readonly placed: PlacedPage;
}

const answer = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** Normalizes `<Button />`, `MuiButton` and ` button ` for comparison. */
const toKey = (name: string) => name.replace(/[^\w]/g, '').toLowerCase();

function describeChange({ kind, subject, name, from, to, note }: ApiChange): string {
  const values = [
    ...(from === undefined ? [] : [`was \`${from}\``]),
    ...(to === undefined || kind === 'renamed' ? [] : [`now \`${to}\``]),
    ...(note === undefined ? [] : [note.replace(/\s+/g, ' ').trim()]),
  ];
  return `- ${kind}: ${subject} \`${name}\`${values.length > 0 ? ` (${values.join('; ')})` : ''}`;
}

const input = () => z.string().trim().min(1).max(MAX_INPUT);

const PAGE_TOOL = 'Read a page with read_page and its path.';

/** Creates an MCP server for a built site. Its tools are read-only and make no requests. */
export function createMcpServer(site: BuiltSite, version: string): McpServer {
  const { title } = site.list(DEFAULT_LOCALE);
  const server = new McpServer({ name: `${title} documentation`, version });
  const [first = DEFAULT_LOCALE, ...others] = site.languages;
  const language = z
    .enum([first, ...others])
    .default(DEFAULT_LOCALE)
    .describe('The language of the documentation.');
  const product = input().describe('The id of a product, e.g. "material-ui".');
  const versionName = input()
    .optional()
    .describe('A version as list_products names it, e.g. "v5"; the newest when left out.');
  const annotations = { readOnlyHint: true, openWorldHint: false } as const;

  /** Search per language, created on the first one. */
  const searches = new Map<string, Promise<PageSearch<FoundPage>>>();
  const openSearch = async (code: string) => {
    const pages = site.pages(code).map(async (placed) => ({
      path: placed.page.path,
      product: placed.product.id,
      version: placed.version.name,
      markdown: await site.read(placed.page),
      placed,
    }));
    return new PageSearch(await Promise.all(pages), site.names(code));
  };
  const searchOf = (code: string) => {
    const known = searches.get(code) ?? openSearch(code);
    searches.set(code, known);
    return known;
  };

  server.registerTool(
    'list_products',
    {
      title: 'List products',
      description: 'The products that are documented, with their versions and numbers of pages.',
      inputSchema: { language },
      annotations,
    },
    ({ language: code }) =>
      answer(
        site
          .list(code)
          .products.map(({ id, name, versions }) =>
            [
              `- ${name} (product: "${id}")`,
              ...versions.map(
                (each) =>
                  `  - ${each.label || each.name}${each.isLast ? ', the newest' : ''}, at ${each.path}/ (pages: ${each.pages.length})`,
              ),
            ].join('\n'),
          )
          .join('\n'),
      ),
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List pages',
      description: `The pages of a product, by parts of its navigation. ${PAGE_TOOL}`,
      inputSchema: {
        product,
        version: versionName,
        kind: z
          .enum(['guides', 'api', 'all'])
          .default('all')
          .describe('Guides and component pages, pages of the API reference, or both.'),
        language,
      },
      annotations,
    },
    ({ product: id, version: wanted, kind, language: code }) => {
      const found = site.version(site.product(code, id), wanted);
      const pages = found.pages.filter(
        ({ api }) => kind === 'all' || (kind === 'api') === (api !== undefined),
      );
      const groupOf = ({ api, group }: (typeof pages)[number]) => (api ? 'API reference' : group);
      const groups = [...new Set(pages.map(groupOf))];
      return answer(
        groups
          .map((group) =>
            [
              `## ${group}`,
              '',
              ...pages
                .filter((page) => groupOf(page) === group)
                .map((page) => entry(page.title, page.path, page.api ? '' : page.description)),
            ].join('\n'),
          )
          .join('\n\n') || 'There are no such pages.',
      );
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'A page of the documentation as Markdown, with its demos as code. Takes its path or its URL.',
      inputSchema: {
        path: input().describe('E.g. "/material-ui/react-button/".'),
        code: z.enum(['TS', 'JS']).default('TS').describe('The language of the code.'),
      },
      annotations,
    },
    async ({ path, code }) => {
      const found = site.find(path);
      if (!found) {
        throw new Error(
          `There is no page at "${path}". Find pages with search, or list them with list_pages.`,
        );
      }
      return answer(await site.read(found, code));
    },
  );

  server.registerTool(
    'search',
    {
      title: 'Search',
      description: `Finds pages by words in titles, headings and text, best first. ${PAGE_TOOL}`,
      inputSchema: {
        query: input().describe('Words, e.g. "button loading".'),
        product: product.optional(),
        version: versionName,
        limit: z.number().int().min(1).max(MAX_HITS).default(DEFAULT_HITS),
        language,
      },
      annotations,
    },
    async ({ query, product: id, version: wanted, limit, language: code }) => {
      const only = id === undefined ? undefined : site.product(code, id);
      const products = only ? [only] : site.list(code).products;
      const versions = new Map(
        products.map((each) => [each.id, site.version(each, only && wanted).name]),
      );
      const scope = {
        product: only?.id ?? '',
        face: '',
        includes: (page: Pick<SearchedPage, 'product' | 'version'>) =>
          versions.get(page.product) === page.version,
      };
      const hits = (await searchOf(code)).search(query, scope, limit);
      if (hits.length === 0) return answer(`Nothing was found for "${query}".`);
      return answer(
        hits
          .map(({ page: { path, placed }, heading, excerpt }) =>
            [
              `${entry(placed.page.title, path, '')} in ${withVersion(placed.product, placed.version)}${heading ? `, "${heading}"` : ''}`,
              `  ${excerpt}`,
            ].join('\n'),
          )
          .join('\n'),
      );
    },
  );

  server.registerTool(
    'read_component_api',
    {
      title: 'Read the API of a component or hook',
      description:
        'Props with types, defaults and descriptions, slots, CSS classes and what changed, as Markdown.',
      inputSchema: {
        name: input().describe('E.g. "Button" or "useMediaQuery".'),
        product: product.optional(),
        version: versionName,
        language,
      },
      annotations,
    },
    async ({ name, product: id, version: wanted, language: code }) => {
      const only = id === undefined ? undefined : site.product(code, id);
      const onlyVersion = only && wanted !== undefined ? site.version(only, wanted) : undefined;
      const key = toKey(name);
      const found = site
        .pages(code)
        .filter(({ product: owner, version: each }) =>
          onlyVersion ? each === onlyVersion : each.isLast && (!only || owner === only),
        )
        .flatMap((placed) =>
          (placed.page.api ?? [])
            .filter((own) => toKey(own) === key)
            .map((own) => ({ own, placed })),
        );
      if (found.length === 0) {
        throw new Error(
          `There is no API page of "${name}"${only ? ` in ${only.name}` : ''}. List them with list_pages and kind "api".`,
        );
      }
      const products = [...new Set(found.map(({ placed }) => placed.product.id))];
      if (products.length > 1) {
        throw new Error(
          `"${name}" is in several products: ${products.join(', ')}. Name one of them.`,
        );
      }
      const texts = await Promise.all(
        found.map(async ({ own, placed: { page } }) =>
          apiSection(await site.read(page), own, page.api ?? []),
        ),
      );
      return answer(texts.join('\n'));
    },
  );

  server.registerTool(
    'api_changes',
    {
      title: 'What changed in the API',
      description:
        'What was added, removed, renamed, changed or deprecated between two versions of a product.',
      inputSchema: {
        product,
        component: input().optional().describe('Only this component, e.g. "Button".'),
        kind: z.enum(API_CHANGE_KINDS).optional().describe('Only changes of this kind.'),
      },
      annotations,
    },
    async ({ product: id, component, kind }) => {
      const { name, changes: files } = site.product(DEFAULT_LOCALE, id);
      if (files.length === 0) throw new Error(`No two versions of ${name} are compared.`);
      const lists = (await Promise.all(files.map(site.readChanges))) as ApiChangesFile[];
      const key = component === undefined ? undefined : toKey(component);
      const isWanted = (each: { readonly name: string }) =>
        key === undefined || toKey(each.name) === key;
      if (key !== undefined && !lists.some(({ components }) => components.some(isWanted))) {
        return answer(`Nothing is known to have changed in "${component}".`);
      }
      return answer(
        lists
          .map(({ package: packageName, from, to, components }) =>
            [
              `# ${packageName} from ${from} to ${to}`,
              ...components
                .filter(isWanted)
                .map((each) => ({
                  ...each,
                  changes: each.changes.filter(
                    (change) => kind === undefined || change.kind === kind,
                  ),
                }))
                .filter(({ changes }) => changes.length > 0)
                .map((each) =>
                  [`## ${each.name}`, '', ...each.changes.map(describeChange)].join('\n'),
                ),
            ].join('\n\n'),
          )
          .join('\n\n'),
      );
    },
  );

  return server;
}
