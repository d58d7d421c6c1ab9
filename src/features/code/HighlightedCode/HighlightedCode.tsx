import clsx from 'clsx';
import type { ReactNode } from 'react';
import palette from '../palette.module.css';
import styles from './styles.module.css';

export interface HighlightedCodeProps {
  /** HTML made at build time by `highlightCode`; without it `children` are shown as they are. */
  readonly html?: string;
  readonly children?: ReactNode;
  readonly language?: string;
  readonly showLineNumbers?: boolean;
  readonly className?: string;
}

/**
 * Code on its dark surface, without frame and button. Always left to right and never translated; it
 * can have the focus because it may scroll.
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
      // The keyboard must reach what scrolls (WCAG 2.1.1).
      tabIndex={0}
    >
      {html === undefined ? (
        <code {...codeProps}>{children}</code>
      ) : (
        // Markup that came from the server stays while `html` is not loaded yet.
        <code {...codeProps} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}
