import { escapeRegexp } from '@docusaurus/utils';

/** A page's old and new path, without trailing slash. */
export interface PageMove {
  readonly from: string;
  readonly to: string;
}

/** Matches a path in this site, with its language, or of a file in `docs`; not one of another host. */
const toPattern = (path: string) =>
  new RegExp(`(?<![\\w-])((?:docs|/[a-z]{2})?)${escapeRegexp(path)}(?![\\w-])`, 'g');

/** Replaces a path, and those below it, in text or code. */
const replacePath = (text: string, { from, to }: PageMove) =>
  text.replace(toPattern(from), `$1${to}`);

/** The end of the tree of an older version in `sidebars.ts`, whose paths have no version. */
const OLDER_TREE = /(^ {2}'[\w-]+@[\w.-]+': \[[\s\S]*?^ {2}\],$)/m;

/**
 * Returns a file's text after the move. Pages of an older version stay where they are, and so do
 * the old paths of redirects.
 */
export function afterMove(file: string, text: string, move: PageMove): string {
  if (/^[\w-]+_versioned_|\/version-[^/]+\//.test(file)) return text;
  if (file === 'sidebars.ts') {
    return text
      .split(OLDER_TREE)
      .map((part) => (OLDER_TREE.test(part) ? part : replacePath(part, move)))
      .join('');
  }
  if (file === 'src/site/redirects.ts') {
    const moved = text
      .split(/(\bfrom: '[^']*')/)
      .map((part) => (part.startsWith("from: '") ? part : replacePath(part, move)))
      .join('');
    const entry = `  { from: '${move.from}/', to: '${move.to}/' },\n`;
    return moved.replace(/(\bREDIRECTS\b.*= \[\n)/, `$1${entry}`);
  }
  if (file.endsWith('/oldAddresses.txt')) {
    // What was asked for stays, and leads to the page.
    return text.replace(/^(\S+)(.*)$/gm, (line, asked: string, answer: string) => {
      const before = answer || ` ${asked}`;
      const after = replacePath(before, move);
      return after === before ? line : asked + after;
    });
  }
  return replacePath(text, move);
}

/** Adds the rename to `src/site/counterparts.ts`, so that the version menu follows it. */
export function addPageRename(
  text: string,
  productId: string,
  version: string,
  { from, to }: PageMove,
): string {
  const entry = `{ productId: '${productId}', version: '${version}', from: '${from}', to: '${to}' },`;
  return text.replace(/(\bPAGE_RENAMES\b.*= \[)/, `$1${entry}`);
}
