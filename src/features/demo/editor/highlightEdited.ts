import './manualPrism';
import 'prismjs/components/prism-core';
// In the order in which the build's highlighter has them: each builds on those before.
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-css-extras';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-regex';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-js-templates';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-js-extras';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-tsx';
import type * as PrismModule from 'prismjs';
import { tokenizeCode } from '@site/plugins/content/code-blocks/tokenizeCode';
import { tokensToLines } from '@site/plugins/content/code-blocks/tokensToLines';

// It registers itself as a global, which the grammars above need, and nobody else.
const { Prism } = globalThis as unknown as { Prism: typeof PrismModule };
Reflect.deleteProperty(globalThis, 'Prism');

/** The languages a demo is written in, as fences name them. */
export type EditedLanguage = 'tsx' | 'jsx';

/** Colours code while it is edited as the build does: the HTML for the inside of a `code` element. */
export function highlightEdited(code: string, language: EditedLanguage): string {
  const grammar = Prism.languages[language];
  return tokensToLines(grammar ? tokenizeCode(Prism, code, language, grammar) : code).join('\n');
}
