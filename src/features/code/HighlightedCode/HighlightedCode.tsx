import clsx from 'clsx';
import type { ReactNode } from 'react';
import palette from '../palette.module.css';
import styles from './styles.module.css';

export interface HighlightedCodeProps {
  /** HTML from `highlightCode` at build time; without it, `children` are rendered. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly showLineNumbers?: boolean;
  readonly className?: string;
}

/**
 * Code on its dark surface, without frame and button. Always left to right and not translated;
 * focusable, because it may scroll.
 */
export function HighlightedCode({
  html,
  children,
  language,
  showLineNumbers = false,
  className,
}: HighlightedCodeProps) {
  const codeProps = {
    className: clsx(
      language && `language-${language}`,
      styles.code,
      showLineNumbers && styles.numbered,
    ),
  };
  return (
    <pre
      className={clsx(palette.palette, styles.pre, className)}
      dir="ltr"
      translate="no"
      // Scrollable regions must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
    >
      {html === undefined ? (
        <code {...codeProps}>{children}</code>
      ) : (
        // Keeps the server's markup until `html` is loaded.
        <code {...codeProps} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}
