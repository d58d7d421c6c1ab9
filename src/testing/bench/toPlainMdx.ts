const FENCE = /^(\s*(?:[-*+]\s+)?)(`{3,}|~{3,})(.*)$/;
const TAG_LINE = /^\s*<\/?(?:Demo|CodeTabs)\b/;
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
 * Turns a page of the site into one that plain Docusaurus builds: without demos, with the blocks of
 * `<CodeTabs>` one after the other, install commands as an ordinary fence, `success` as `tip`. Front
 * matter and the inside of fences stay as written.
 */
export function toPlainMdx(source: string): string {
  const lines = source.split('\n');
  const start = endOfFrontMatter(lines);
  const plain = lines.slice(0, start);
  let closingFence: RegExp | null = null;
  let insideTag = false;

  for (const line of lines.slice(start)) {
    if (closingFence) {
      if (closingFence.test(line)) closingFence = null;
      plain.push(line);
      continue;
    }
    if (insideTag || TAG_LINE.test(line)) {
      insideTag = !line.trimEnd().endsWith('>');
      continue;
    }
    const fence = FENCE.exec(line);
    if (fence) {
      const [, indentation = '', marker = '', info = ''] = fence;
      closingFence = new RegExp(`^\\s*${marker.charAt(0)}{${marker.length},}\\s*$`);
      plain.push(`${indentation}${marker}${plainInfo(info)}`);
    } else {
      plain.push(line.replace(SUCCESS, '$1tip'));
    }
  }
  return plain.join('\n');
}
