import type { Node as NlcstNode, Paragraph as NlcstParagraph, Sentence } from 'nlcst';
import { toString } from 'nlcst-to-string';
import { visit } from 'unist-util-visit';
import { findBannedWords } from './bannedWords';
import { isBareStart } from './bareStart';

/** Longest sentence, in words. */
const SENTENCE_WORDS = 35;

interface Messages {
  message(reason: string, place: { readonly place?: NlcstNode['position']; ruleId: string }): void;
}

const isWord = ({ type }: NlcstNode) => type === 'WordNode' || type === 'SourceNode';

/** Words of a sentence; inline code is `\``. */
function wordsOf({ children }: Sentence): string[] {
  return children.filter(isWord).map((n) => (n.type === 'SourceNode' ? '`' : toString(n)));
}

/** retext plugin with the rules about sentences that no kept plugin has. */
export function retextSentences() {
  return (tree: NlcstNode, file: Messages): void => {
    visit(tree as NlcstParagraph, 'SentenceNode', (sentence: Sentence) => {
      const words = wordsOf(sentence);
      const report = (ruleId: string, reason: string) =>
        file.message(reason, { place: sentence.position, ruleId });
      if (words.length > SENTENCE_WORDS) {
        report(
          'sentence-length',
          `the sentence has ${words.length} words; write at most ${SENTENCE_WORDS}: ` +
            `"${words.slice(0, 6).join(' ')} …".`,
        );
      }
      if (isBareStart(words)) {
        report('bare-start', `name the thing: "${words.slice(0, 4).join(' ')} …".`);
      }
      for (const message of findBannedWords(words)) report('word', message);
    });
  };
}
