import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton/CopyButton';
import { HighlightedCode } from '../HighlightedCode/HighlightedCode';
import { CodeBlockFrame } from './CodeBlockFrame';

export interface ReactCodeBlockProps {
  /** Displayed without surrounding white space; copied verbatim. */
  readonly code: string;
  /** HTML of the code from `highlightCode`; without it, the code is not highlighted. */
  readonly html?: string;
  readonly language?: string;
  readonly title?: ReactNode;
  readonly copyButtonHidden?: boolean;
  readonly className?: string;
}

/** A block whose code is set at run time. */
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
      buttons={copyButtonHidden ? undefined : <CopyButton code={code} />}
    >
      <HighlightedCode html={html} language={language}>
        {code.trim()}
      </HighlightedCode>
    </CodeBlockFrame>
  );
}
