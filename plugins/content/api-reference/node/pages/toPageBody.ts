import { createSlugger } from '@docusaurus/utils';
import type { Heading, PhrasingContent, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toApiSlug } from '../../../../../src/site/apiReference';
import { escapeText } from '../../../../../src/site/escapeHtml';
import type { ApiPage, ApiPagePart, ApiPropertyGroup, ApiRow } from '../../contract';
import type { Texts } from '../../../../common/dictionary/texts';
import { SECTION_IDS, type SectionName } from '../../../../common/api-model/anchors';
import { toText } from './parseComment';

/** A component, hook or interface on its page. */
export interface PageMember {
  readonly page: ApiPage;
  /** Module with its data. */
  readonly data: string;
  readonly imports: readonly string[];
  /** Its parsed comment. */
  readonly description: readonly RootContent[];
}

/** What an API page consists of. */
export interface PageContent {
  /** Related pages of a shared page: its topic and its sibling. */
  readonly related: readonly {
    readonly kind: 'demos' | 'components' | 'hooks';
    readonly to: string;
  }[];
  /** Whether each member is a section. */
  readonly shared: boolean;
  readonly members: readonly PageMember[];
}

/** Longer tables are one entry of the table of contents; their filter finds a row sooner. */
const MAX_LISTED_ROWS = 50;

/** Writes what Docusaurus's syntax extensions would take for markup as text, too. */
const writer = unified()
  .use(remarkStringify)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();
const write = (children: RootContent[]) => writer.stringify({ type: 'root', children }).trim();

const headingWithId = (depth: number, children: PhrasingContent[], id: string): Heading => ({
  type: 'heading',
  depth: depth as Heading['depth'],
  children: [
    ...children,
    { type: 'text', value: ' ' },
    { type: 'mdxTextExpression', value: `/* #${id} */` },
  ],
});

/** Of a long interface, the table of contents lists the parts. */
const toListed = ({ id, name, rows }: ApiPropertyGroup): readonly Pick<ApiRow, 'id' | 'name'>[] =>
  id === undefined || name === undefined ? rows : [{ id, name }];

/**
 * Returns the MDX of an API page below its front matter: headings and code in section order, an
 * element per section with data, and the table of contents, which lists rows as well.
 */
export function toPageBody({ related, shared, members }: PageContent, texts: Texts): string {
  const toc: { readonly value: string; readonly id: string; readonly level: number }[] = [];
  const blocks: string[] = [];
  const slugger = createSlugger();
  const top = shared ? 3 : 2;
  const list = (text: string, id: string, level: number) =>
    toc.push({ value: escapeText(text), id, level });

  function addHeading(depth: number, text: string, id: string): void {
    blocks.push(write([headingWithId(depth, [{ type: 'text', value: text }], id)]));
  }

  function addMember({ page, imports, description }: PageMember, data: string): void {
    const prefix = page.anchorPrefix;
    // Reserves the sections' anchors, so that headings in comments cannot take them.
    for (const id of Object.values(SECTION_IDS)) slugger.slug(`${prefix}${id}`);
    const addPart = (part: ApiPagePart, isThere = true) => {
      if (isThere) blocks.push(`<ApiSection page={${data}} part="${part}" />`);
    };
    const addSection = (name: SectionName, depth = top) => {
      const text = texts(`headings.${name}`);
      const id = `${prefix}${SECTION_IDS[name]}`;
      addHeading(depth, text, id);
      if (depth === top) list(text, id, depth);
    };
    const addAnchors = (ids: string | undefined) => {
      if (ids !== undefined) blocks.push(`<Anchors ids="${ids}" />`);
    };
    const addTable = (
      part: ApiPagePart & SectionName,
      listed: readonly Pick<ApiRow, 'id' | 'name'>[] = [],
      formerIds?: string,
    ) => {
      addSection(part);
      addAnchors(formerIds);
      addPart(part);
      if (listed.length > MAX_LISTED_ROWS) return;
      for (const { id, name } of listed) list(name, id, top + 1);
    };

    if (shared) {
      addHeading(2, page.name, toApiSlug(page.name));
      list(page.name, toApiSlug(page.name), 2);
    }
    addPart('plan', page.kind !== 'hook' && page.plan !== undefined);
    addPart('deprecation', page.deprecated !== undefined);
    addPart('changes', page.kind === 'component' && page.changes !== undefined);
    if (page.demos.length > 0) {
      addSection('demos');
      addPart('demos');
    }
    addSection('import');
    const former = page.kind === 'hook' ? page.formerIds : undefined;
    addAnchors(former?.import);
    blocks.push(write([{ type: 'code', lang: 'tsx', value: imports.join('\n// or\n') }]));
    addPart('importNote', page.bundleGuide !== undefined);
    const comment = description.map((node) => {
      if (node.type !== 'heading') return node;
      const depth = Math.min(6, node.depth + top - 2);
      const id = slugger.slug(`${prefix}${toText(node)}`);
      list(toText(node), id, depth);
      return headingWithId(depth, node.children, id);
    });
    if (comment.length > 0) blocks.push(write(comment));
    if (page.kind === 'hook') {
      const hasParameters = page.parameters.length > 0;
      if (hasParameters) addTable('parameters', page.parameters, former?.reference);
      if (page.returnValue.length > 0)
        addTable('returnValue', page.returnValue, hasParameters ? undefined : former?.reference);
    } else if (page.kind === 'interface') {
      addTable('properties', page.groups.flatMap(toListed));
    } else {
      addTable('props', page.props);
      addPart('systemProps', page.systemProps === true);
      addPart('ref');
      for (const part of ['inheritance', 'themeDefaultProps'] as const) {
        if (page[part === 'inheritance' ? part : 'themeName'] === undefined) continue;
        addSection(part, top + 1);
        addPart(part);
      }
      if (page.slots.length > 0) addTable('slots');
      if (page.classes.length > 0) addTable('classes', page.classes);
    }
    addSection('sourceCode');
    addPart('source');
  }

  members.forEach((member, index) => addMember(member, `__api${index}`));
  return [
    [
      "import { ApiSection } from '@site/src/features/api';",
      ...members.map(({ data }, index) => `import __api${index} from '${data}';`),
    ].join('\n'),
    // A block of its own, or Docusaurus does not find it.
    `export const toc = ${JSON.stringify(toc)};`,
    related.map(({ kind, to }) => `- [${texts(`related.${kind}`)}](${to})`).join('\n'),
    ...blocks,
  ]
    .filter(Boolean)
    .join('\n\n');
}
