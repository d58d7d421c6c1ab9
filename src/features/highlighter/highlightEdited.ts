import './manualPrism';
import 'prismjs/components/prism-core';
// Same order as in the build's highlighter: grammars extend earlier ones.
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
import { tokenizeCode } from '@site/plugins/content/code-blocks/client/tokenizeCode';
import { tokensToLines } from '@site/plugins/content/code-blocks/client/tokensToLines';

// Prism registers itself as a global, which only the grammars above need.
const { Prism } = globalThis as unknown as { Prism: typeof PrismModule };
Reflect.deleteProperty(globalThis, 'Prism');

/** Languages of demos and of the CSS of `sx`, as in fences. */
export type EditedLanguage = 'tsx' | 'jsx' | 'css';

/**
 * Highlights code while it is edited, like the build does. Returns the HTML for a `code` element.
 */
export function highlightEdited(code: string, language: EditedLanguage): string {
  const grammar = Prism.languages[language];
  return tokensToLines(grammar ? tokenizeCode(Prism, code, language, grammar) : code).join('\n');
}
