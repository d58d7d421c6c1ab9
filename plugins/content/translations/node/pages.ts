import { createHash } from 'node:crypto';

/** What a translation was made from, as its front matter records. */
export interface SourceRecord {
  /** `translated_from`: git's blob id of the English file. */
  readonly from?: string;
  /** `translated_on`: date of the translation, e.g. `2026-11-24`. */
  readonly on?: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;
const FIELDS = {
  from: /^translated_from:\s*['"]?([\da-f]{40})['"]?\s*$/m,
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
  return { ...(from && { from }), ...(on && { on }) };
}

/** Writes the record to a page's front matter. Throws if it has none. */
export function writeRecord(page: string, { from, on }: Required<SourceRecord>): string {
  const frontMatter = FRONT_MATTER.exec(page)?.[1];
  if (frontMatter === undefined) throw new Error('the page has no front matter');
  const kept = frontMatter.split(/\r?\n/).filter((line) => !/^translated_(?:from|on):/.test(line));
  const lines = [...kept, `translated_from: '${from}'`, `translated_on: '${on}'`];
  return page.replace(frontMatter, () => lines.join('\n'));
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
