import type { CodeBlockAttributes } from '@site/plugins/content/code-blocks/contract';
import type { ReactNode } from 'react';
import { StaticCopyButton } from '../CopyButton/StaticCopyButton';
import { HighlightedCode } from '../HighlightedCode/HighlightedCode';
import { CodeBlockFrame } from './CodeBlockFrame';

interface StaticCodeBlockProps extends Omit<CodeBlockAttributes, 'html'> {
  /** HTML of the code; without it, `children` are the code. */
  readonly html?: string;
  readonly children?: ReactNode;
}

/** A block of code that the build has rendered: a fence of a page, or a block in an API text. */
export function StaticCodeBlock({
  html,
  language,
  title,
  showLineNumbers,
  children,
}: StaticCodeBlockProps) {
  return (
    <CodeBlockFrame title={title} buttons={<StaticCopyButton />}>
      <HighlightedCode html={html} language={language} showLineNumbers={showLineNumbers}>
        {children}
      </HighlightedCode>
    </CodeBlockFrame>
  );
}
