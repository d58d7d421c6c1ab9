import type { PhrasingContent } from 'mdast';

/** Inline code, an issue such as `#123`, or a link. */
const PART = /`(?<code>[^`]+)`|#(?<issue>\d+)\b|\[(?<label>[^\]]+)\]\((?<url>https:\/\/[^\s)]+)\)/g;

export const link = (url: string, value: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value }],
});

/** The text of a change as nodes. Everything but code, issues and links stays text, whatever it looks like. */
export function changeNodes(text: string, repositoryUrl: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) nodes.push({ type: 'text', value: text.slice(end, until) });
  };
  for (const match of text.matchAll(PART)) {
    const { code, issue, label = '', url = '' } = match.groups ?? {};
    addText(match.index);
    end = match.index + match[0].length;
    if (code !== undefined) nodes.push({ type: 'inlineCode', value: code });
    else if (issue !== undefined) nodes.push(link(`${repositoryUrl}/pull/${issue}`, match[0]));
    else nodes.push(link(url, label));
  }
  addText(text.length);
  return nodes;
}
