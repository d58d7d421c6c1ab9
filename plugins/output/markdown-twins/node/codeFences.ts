import type { Code, RootContent } from 'mdast';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { extractHighlightComments } from '../../../content/code-blocks/node/extractHighlightComments';
import { javascriptForm, javascriptTitle } from '../../../content/code-blocks/node/javascriptForm';
import { packageManagerCommands } from '../../../content/code-blocks/node/packageManagerCommands';
import { parseFenceMeta } from '../../../content/code-blocks/node/parseFenceMeta';
import { fence, paragraph, strong, text } from './nodes';

/** The label of a tab, above what the tab shows. */
export const label = (value: string) => paragraph(strong(text(value)));

/**
 * A fence of a page as plain Markdown: commands for each package manager, code in the variant,
 * without the comments that only mark lines.
 */
export async function codeFence(node: Code, variant: CodeVariant): Promise<RootContent[]> {
  const language = node.lang?.toLowerCase() ?? '';
  const { title, npm2yarn, highlightedLines } = parseFenceMeta(node.meta);
  if (npm2yarn) {
    return packageManagerCommands(node.value).flatMap(({ packageManager, code }) => [
      label(packageManager),
      fence(language, code),
    ]);
  }
  const { code } = extractHighlightComments(node.value);
  // The page has no JavaScript of a block whose lines are named by number.
  const javascript =
    variant === 'JS' && highlightedLines.length === 0 ? await javascriptForm(code, language) : null;
  return javascript
    ? [fence(javascript.language, javascript.code, javascriptTitle(title))]
    : [fence(language, code, title)];
}

/** The blocks of `<CodeTabs>`, each below its label. */
export async function codeTabs(nodes: readonly Code[]): Promise<RootContent[]> {
  const blocks = await Promise.all(
    nodes.map(async (node) => {
      const { tab } = parseFenceMeta(node.meta);
      // Tabs written by hand are what they are, whatever the reader's variant is.
      return [...(tab ? [label(tab)] : []), ...(await codeFence(node, 'TS'))];
    }),
  );
  return blocks.flat();
}
