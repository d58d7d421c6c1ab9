import type { Paragraph, Root } from 'mdast';
import remarkHeadingIncrement from 'remark-lint-heading-increment';
import remarkNoDuplicateHeadings from 'remark-lint-no-duplicate-headings-in-section';
import remarkNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { ContentPage } from '../contentPage';
import { retextSentences } from './proseRules';

/** Blocks of text, cells of tables included, as paragraphs: retext reads those only. */
function toParagraphs(tree: Root): Root {
  const paragraphs: Paragraph[] = [];
  visit(tree, ['paragraph', 'tableCell'], (node) => {
    if (node.type === 'paragraph') paragraphs.push(node);
    if (node.type === 'tableCell') paragraphs.push({ ...node, type: 'paragraph' });
  });
  return { ...tree, children: paragraphs };
}

const linters = unified()
  .use(remarkHeadingIncrement)
  .use(remarkNoDuplicateHeadings)
  .use(remarkNoEmptyUrl)
  .freeze();

const english = unified().use(retextEnglish);
// Not chained: remark-retext takes the type that a parser alone has.
english.use(retextSentences).use(retextRepeatedWords).use(retextIndefiniteArticle);

const prose = unified().use(remarkRetext, english).freeze();

/** Runs the Markdown linters and, on an English page, those of prose. Reports into the file. */
export async function checkProse({ tree, source, isTranslated }: ContentPage, file: VFile) {
  const read = new VFile({ path: file.path, value: source });
  await linters.run(tree, read);
  if (!isTranslated) await prose.run(toParagraphs(tree), read);
  file.messages.push(...read.messages);
}
