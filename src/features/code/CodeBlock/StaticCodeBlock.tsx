import type { CodeBlockAttributes } from '@site/plugins/content/code-blocks/contract';
import { StaticCopyButton } from '../CopyButton/StaticCopyButton';
import { HighlightedCode } from '../HighlightedCode/HighlightedCode';
import { CodeBlockFrame } from './CodeBlockFrame';

/** A block of code that the build has rendered: a fence of a page, or a block in an API text. */
export function StaticCodeBlock({ html, language, title, showLineNumbers }: CodeBlockAttributes) {
  return (
    <CodeBlockFrame title={title} copyButton={<StaticCopyButton />}>
      <HighlightedCode html={html} language={language} showLineNumbers={showLineNumbers} />
    </CodeBlockFrame>
  );
}
