import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { HighlightedCode } from '../HighlightedCode/HighlightedCode';
import { CodeBlockFrame } from './CodeBlockFrame';

export interface ReactCodeBlockProps {
  /** Shown without the white space around it, copied as it is. */
  readonly code: string;
  /** HTML of the same code from `highlightCode`; without it the code is shown in one colour. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly copyButtonHidden?: boolean;
  readonly className?: string;
}

/** A block whose code a component gives at run time. */
export function ReactCodeBlock({
  code,
  html,
  language,
  title,
  copyButtonHidden = false,
  className,
}: ReactCodeBlockProps) {
  return (
    <CodeBlockFrame
      title={title}
      className={className}
      copyButton={copyButtonHidden ? undefined : <CopyButton code={code} />}
    >
      <HighlightedCode html={html} language={language}>
        {code.trim()}
      </HighlightedCode>
    </CodeBlockFrame>
  );
}
