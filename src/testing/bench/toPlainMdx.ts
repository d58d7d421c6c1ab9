const FENCE = /^(\s*(?:[-*+]\s+)?)(`{3,}|~{3,})(.*)$/;
const TAG_LINE = /^\s*<\/?(\w+)/;
/** The components that pages need not import. */
const OWN_COMPONENTS = ['Demo', 'Playground', 'Keyboard', 'Roles', 'CodeTabs', 'ApiLinks'];
const OWN_IMPORT = /^import (.+) from '@(?:site|api-reference)\//;
const LONG_IMPORT = /^import \{\n[^}]*\} from '@site\//gm;
const EXPRESSION = /\{(\w+)\.[\w.]+\}/g;
const SUCCESS = /^(\s*:{3,})success\b/;

/** The part of a fence's info string that plain Docusaurus knows. */
function plainInfo(info: string): string {
  return info
    .replace(/\s+npm2yarn\b/, '')
    .replace(/\s+tab=(?:"[^"]*"|'[^']*')/, '')
    .trimEnd();
}

/** The index after the front matter, 0 when there is none. */
function endOfFrontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') + 1;
}

/**
 * Turns a page of the site into one that plain Docusaurus builds: without demos and what is
 * imported from the site, with the blocks of `<CodeTabs>` one after the other, install commands as
 * an ordinary fence, `success` as `tip`. Front matter and the inside of fences stay as written.
 */
export function toPlainMdx(source: string): string {
  const lines = source
    .replace(LONG_IMPORT, (statement) => statement.replaceAll('\n', ' '))
    .split('\n');
  const start = endOfFrontMatter(lines);
  const plain = lines.slice(0, start);
  const own = new Set(OWN_COMPONENTS);
  let closingFence: RegExp | null = null;
  let insideTag = false;

  for (const line of lines.slice(start)) {
    if (closingFence) {
      if (closingFence.test(line)) closingFence = null;
      plain.push(line);
      continue;
    }
    const imported = OWN_IMPORT.exec(line)?.[1];
    if (imported !== undefined) {
      for (const [name] of imported.matchAll(/\w+/g)) own.add(name);
      continue;
    }
    if (insideTag || own.has(TAG_LINE.exec(line)?.[1] ?? '')) {
      insideTag = !line.trimEnd().endsWith('>');
      continue;
    }
    const fence = FENCE.exec(line);
    if (fence) {
      const [, indentation = '', marker = '', info = ''] = fence;
      closingFence = new RegExp(`^\\s*${marker.charAt(0)}{${marker.length},}\\s*$`);
      plain.push(`${indentation}${marker}${plainInfo(info)}`);
    } else {
      const text = line.replace(EXPRESSION, (all, name: string) => (own.has(name) ? name : all));
      plain.push(text.replace(SUCCESS, '$1tip'));
    }
  }
  return plain.join('\n');
}
