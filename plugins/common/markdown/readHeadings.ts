import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';

/** A heading of a page. */
export interface Heading {
  readonly text: string;
  readonly anchor: string;
  /** 2 for top-level sections. */
  readonly level: number;
  /** Further ids in its section: of `Anchors`, and of headings that are deeper than asked for. */
  readonly others?: readonly string[];
}

const ANCHORS = /^<Anchors\s+ids="([^"]*)"/;

/** The ids of `Anchors`, from its attribute. */
export const splitIds = (ids: string | undefined): string[] =>
  ids?.split(' ').filter(Boolean) ?? [];

/** Strips inline Markdown. */
function toPlainText(markdown: string): string {
  const parts = markdown.split(/(`+)(.+?)\1/g);
  // Odd indices are inline code, which is kept as it is.
  return parts
    .map((part, index) => {
      if (index % 3 === 2) return part;
      if (index % 3 === 1) return '';
      return part
        .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/<\/?[a-z][^>]*>/gi, '')
        .replace(/(\*\*|__|[*_])(?=\S)(.+?)(?<=\S)\1/g, '$2')
        .replace(/\\([\\`*_{}[\]()#+.!<>-])/g, '$1');
    })
    .join('')
    .trim();
}

/** Splits off an explicit id, in either syntax. */
function parseHeadingId(heading: string) {
  const classic = parseMarkdownHeadingId(heading, 'classic');
  return classic.id === undefined ? parseMarkdownHeadingId(heading, 'mdx-comment') : classic;
}

/**
 * Returns the headings of a page except its title, with the anchors that Docusaurus generates; by
 * default as deep as the table of contents. Headings of imported partials are not included.
 */
export function readHeadings(content: string, deepest = 3): Heading[] {
  const slugger = createSlugger();
  const headings: Heading[] = [];
  const addOthers = (...ids: string[]) => {
    const last = headings.pop();
    if (last) headings.push({ ...last, others: [...(last.others ?? []), ...ids] });
  };
  let fence: string | undefined;
  let isComment = false;
  for (const line of content.split('\n')) {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    if (/^\s*(?:\{\/\*|<!--)/.test(line)) isComment = true;
    const wasComment = isComment;
    if (/\*\/\}|-->/.test(line)) isComment = false;
    if (wasComment) continue;
    const [, ids] = ANCHORS.exec(line) ?? [];
    if (ids !== undefined) addOthers(...splitIds(ids));
    const [, marks, heading] = /^(#{2,6})\s+(.+?)\s*#*\s*$/.exec(line) ?? [];
    if (!marks || !heading) continue;
    const { text, id } = parseHeadingId(heading);
    const plain = toPlainText(text);
    // The slugger must see every heading, since it numbers duplicates.
    const anchor = id ?? slugger.slug(plain);
    if (plain === '') continue;
    if (marks.length > deepest) addOthers(anchor);
    else headings.push({ text: plain, anchor, level: marks.length });
  }
  return headings;
}
