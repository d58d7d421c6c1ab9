import { escapeText } from '../../../../../src/site/escapeHtml';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, RootContent } from 'mdast';
import { toApiSlug } from '../../../../../src/site/apiReference';
import type { ApiPagePart } from '../../contract';
import { SECTION_IDS, type SectionName } from './anchors';
import type { Texts } from '../../../../common/dictionary/texts';
import {
  constantExport,
  defaultImport,
  element,
  heading,
  namedImport,
  referenceAttribute,
  type EsmNode,
} from '../../../../common/markdown/mdxNodes';
import { toText } from './parseComment';
import type { MemberOutline, PageOutline } from './toPageOutline';

/** Docusaurus's TOC item. */
export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

export interface PageNodes {
  readonly content: readonly RootContent[];
  readonly toc: readonly TocItem[];
  /** Imports, and the export of the table of contents. */
  readonly esm: readonly EsmNode[];
}

const COMPONENT = 'ApiSection';

/** Longer tables are one entry of the table of contents; their filter finds a row sooner. */
const MAX_LISTED_ROWS = 50;

type Rows = keyof MemberOutline['rows'];

/**
 * Returns the content of an API page: headings and code in section order, and an element per
 * section with data.
 */
export function toPageNodes(outline: PageOutline, texts: Texts): PageNodes {
  const content: RootContent[] = [];
  const toc: TocItem[] = [];
  const slugger = createSlugger();
  const top = outline.shared ? 3 : 2;

  function addHeading(depth: number, text: string, id: string, inToc = true): void {
    content.push(heading(depth as Heading['depth'], text, id));
    if (inToc) toc.push({ value: escapeText(text), id, level: depth });
  }

  function addMember(member: MemberOutline, data: string): void {
    const { prefix, parts } = member;
    // Reserves the sections' anchors, so that headings in comments cannot take them.
    for (const id of Object.values(SECTION_IDS)) slugger.slug(`${prefix}${id}`);
    const has = (part: ApiPagePart) => parts.includes(part);
    const addPart = (part: ApiPagePart) => {
      if (!has(part)) return;
      content.push(
        element(COMPONENT, [
          referenceAttribute('page', data),
          { type: 'mdxJsxAttribute', name: 'part', value: part },
        ]),
      );
    };
    const addSection = (name: SectionName, depth = top, inToc = true) =>
      addHeading(depth, texts(`headings.${name}`), `${prefix}${SECTION_IDS[name]}`, inToc);
    const addTable = (part: ApiPagePart & SectionName, rows?: Rows) => {
      if (!has(part)) return;
      addSection(part);
      addPart(part);
      const listed = rows ? member.rows[rows] : [];
      if (listed.length > MAX_LISTED_ROWS) return;
      for (const { id, name } of listed) {
        toc.push({ value: escapeText(name), id, level: top + 1 });
      }
    };

    if (outline.shared) addHeading(2, member.name, toApiSlug(member.name));
    addPart('plan');
    addPart('deprecation');
    addPart('changes');
    if (has('demos')) {
      addSection('demos');
      addPart('demos');
    }
    addSection('import');
    content.push({ type: 'code', lang: 'tsx', value: member.imports });
    addPart('importNote');
    for (const node of member.description) {
      if (node.type === 'heading') {
        const depth = Math.min(6, node.depth + top - 2);
        const text = toText(node);
        const id = slugger.slug(`${prefix}${text}`);
        content.push({ ...node, depth: depth as Heading['depth'], data: { hProperties: { id } } });
        toc.push({ value: escapeText(text), id, level: depth });
      } else {
        content.push(node);
      }
    }
    addTable('props', 'props');
    addTable('parameters', 'parameters');
    addTable('returnValue', 'returnValue');
    addPart('systemProps');
    addPart('ref');
    for (const part of ['inheritance', 'themeDefaultProps'] as const) {
      if (!has(part)) continue;
      addSection(part, top + 1, false);
      addPart(part);
    }
    addTable('slots');
    addTable('classes', 'classes');
    addSection('sourceCode');
    addPart('source');
  }

  if (outline.related.length > 0) {
    content.push({
      type: 'list',
      ordered: false,
      spread: false,
      children: outline.related.map(({ kind, to }) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                url: to,
                children: [{ type: 'text', value: texts(`related.${kind}`) }],
              },
            ],
          },
        ],
      })),
    });
  }
  const names = outline.members.map((_member, index) => `__api${index}`);
  outline.members.forEach((member, index) => addMember(member, names[index] ?? ''));

  return {
    content,
    toc,
    esm: [
      namedImport(COMPONENT, '@site/src/features/api'),
      ...outline.members.map(({ data }, index) => defaultImport(names[index] ?? '', data)),
      constantExport('toc', toc),
    ],
  };
}
