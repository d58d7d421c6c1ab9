/**
 * Writes tables without remark-stringify. API pages have some hundred thousand nodes in table
 * cells, and the library tests forty patterns on each.
 */
import type { AlignType, PhrasingContent, Table } from 'mdast';

const SPECIAL = /[\\`*_[\]<>|~&]/g;

function writeText(value: string): string {
  const line = value.replace(/\s+/g, ' ').replace(SPECIAL, '\\$&');
  // Before a link, `!` would create an image.
  return line.endsWith('!') ? `${line.slice(0, -1)}\\!` : line;
}

function writeCode(value: string): string {
  const runs: readonly string[] = value.match(/`+/g) ?? [];
  let marks = '`';
  while (runs.includes(marks)) marks += '`';
  const isAtEdge = /^`|`$|^ .* $/.test(value);
  const padded = isAtEdge ? ` ${value} ` : value;
  return `${marks}${padded.replaceAll('|', '\\|')}${marks}`;
}

const writeUrl = (url: string) =>
  url.replace(
    /[\s()<>|\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Writes the content of a cell; `undefined` for unsupported nodes. */
function writeNodes(nodes: readonly PhrasingContent[]): string | undefined {
  let written = '';
  for (const node of nodes) {
    if (node.type === 'text') {
      written += writeText(node.value);
      continue;
    }
    if (node.type === 'inlineCode') {
      written += writeCode(node.value);
      continue;
    }
    const inside =
      node.type === 'link' || node.type === 'strong' || node.type === 'emphasis'
        ? writeNodes(node.children)
        : undefined;
    if (inside === undefined) return undefined;
    if (node.type === 'link') written += `[${inside}](${writeUrl(node.url)})`;
    else written += node.type === 'strong' ? `**${inside}**` : `*${inside}*`;
  }
  return written;
}

const RULES: Readonly<Record<string, string>> = { left: ':-', center: ':-:', right: '-:' };
const toRule = (align: AlignType | undefined) => RULES[align ?? ''] ?? '-';

/**
 * Writes a table without padding; `undefined` if a cell contains more than text, code, links and
 * emphasis.
 */
export function writeTable({ children, align }: Table): string | undefined {
  const rows: string[] = [];
  for (const row of children) {
    const cells: string[] = [];
    for (const cell of row.children) {
      const written = writeNodes(cell.children);
      if (written === undefined) return undefined;
      cells.push(written.trim());
    }
    rows.push(`|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`);
  }
  const [head, ...body] = rows;
  const rules = children[0]?.children.map((_cell, index) => toRule(align?.[index])) ?? [];
  return [head, `| ${rules.join(' | ')} |`, ...body].join('\n');
}
