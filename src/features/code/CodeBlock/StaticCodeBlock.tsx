import type { CodeBlockAttributes } from '@site/plugins/content/code-blocks/contract';
import { StaticCopyButton } from '../CopyButton/StaticCopyButton';
import { HighlightedCode } from '../HighlightedCode/HighlightedCode';
import { CodeBlockFrame } from './CodeBlockFrame';

/** A fence of a page, highlighted at build time. Without language it has no copy button. */
export function StaticCodeBlock({ html, language, title, showLineNumbers }: CodeBlockAttributes) {
  return (
    <CodeBlockFrame title={title} copyButton={language ? <StaticCopyButton /> : undefined}>
      <HighlightedCode html={html} language={language} showLineNumbers={showLineNumbers} />
    </CodeBlockFrame>
  );
}
