import type { Code, RootContent } from 'mdast';
import type { CodeVariant } from '../../../../src/site/demoHash';
import { extractHighlightComments } from '../../../content/code-blocks/node/extractHighlightComments';
import { javascriptForm, javascriptTitle } from '../../../content/code-blocks/node/javascriptForm';
import { packageManagerCommands } from '../../../content/code-blocks/node/packageManagerCommands';
import { parseFenceMeta } from '../../../content/code-blocks/node/parseFenceMeta';
import { fence, paragraph, strong, text } from './nodes';

/** The label of a tab, shown above its content. */
export const label = (value: string) => paragraph(strong(text(value)));

/**
 * Converts a fence of a page to plain Markdown: commands for each package manager, code in the
 * given variant, without highlight comments.
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
  // The page has no JavaScript form for a block whose lines are highlighted by number.
  const javascript =
    variant === 'JS' && highlightedLines.length === 0 ? await javascriptForm(code, language) : null;
  return javascript
    ? [fence(javascript.language, javascript.code, javascriptTitle(title))]
    : [fence(language, code, title)];
}

/** Renders the blocks of `<CodeTabs>`, each below its label. */
export async function codeTabs(nodes: readonly Code[]): Promise<RootContent[]> {
  const blocks = await Promise.all(
    nodes.map(async (node) => {
      const { tab } = parseFenceMeta(node.meta);
      // Tabs written by hand do not depend on the code variant.
      return [...(tab ? [label(tab)] : []), ...(await codeFence(node, 'TS'))];
    }),
  );
  return blocks.flat();
}
