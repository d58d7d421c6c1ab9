import { createHash } from 'node:crypto';

/** What a translation was made from, as its front matter records. */
export interface SourceRecord {
  /** `translated_from`: git's blob id of the English file. */
  readonly from?: string;
  /** `translated_on`: date of the translation, e.g. `2026-11-24`. */
  readonly on?: string;
  /** `translated_draft`: whether it is unfinished, as `--start` notes and `--accept` no longer. */
  readonly draft?: true;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELDS = {
  from: /^translated_from:\s*['"]?([\da-f]{40})['"]?\s*$/m,
  draft: /^translated_draft:\s*(true)\s*$/m,
  on: /^translated_on:\s*['"]?(\d{4}-\d{2}-\d{2})['"]?\s*$/m,
};

/** Returns the id that git gives to a text file, with any line endings. */
export function blobId(source: string): string {
  const content = Buffer.from(source.replaceAll('\r\n', '\n'));
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/** Reads the record in a page's front matter. */
export function readRecord(page: string): SourceRecord {
  const frontMatter = FRONT_MATTER.exec(page)?.[1] ?? '';
  const from = FIELDS.from.exec(frontMatter)?.[1];
  const on = FIELDS.on.exec(frontMatter)?.[1];
  const draft = FIELDS.draft.test(frontMatter);
  return { ...(from && { from }), ...(on && { on }), ...(draft && { draft }) };
}

/** Writes the record to a page's front matter. Throws if it has none. */
export function writeRecord(
  page: string,
  { from, on, draft }: SourceRecord & Required<Omit<SourceRecord, 'draft'>>,
): string {
  const frontMatter = FRONT_MATTER.exec(page)?.[1];
  if (frontMatter === undefined) throw new Error('the page has no front matter');
  const kept = frontMatter
    .split(/\r?\n/)
    .filter((line) => !/^translated_(?:from|on|draft):/.test(line));
  const lines = [...kept, `translated_from: '${from}'`, `translated_on: '${on}'`];
  if (draft) lines.push('translated_draft: true');
  return page.replace(frontMatter, () => lines.join('\n'));
}

const SEARCH_FIELDS = /^(?:keywords|questions):.*\n(?:(?:[ \t]|- ).*\n)*/gm;

/** Leaves out the front matter that each language has for itself: words for the search. */
export function withoutSearchWords(page: string): string {
  const text = page.replaceAll('\r\n', '\n');
  return text.replace(FRONT_MATTER, (frontMatter) => frontMatter.replace(SEARCH_FIELDS, ''));
}

/** Counts the words to translate on a page: without front matter, code, JSX and addresses. */
export function countProse(page: string): number {
  const prose = page
    .replace(FRONT_MATTER, '')
    .replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '')
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/<[^>]*>|\{[^}]*\}|\]\([^)]*\)|`[^`\n]*`/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
