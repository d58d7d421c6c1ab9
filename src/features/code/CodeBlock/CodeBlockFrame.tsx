import clsx from 'clsx';
import type { ReactNode } from 'react';
import { codeBlockMark } from '../copying/markup';
import palette from '../palette.module.css';
import styles from './styles.module.css';

interface CodeBlockFrameProps {
  readonly title?: ReactNode;
  readonly copyButton?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Frame of a block: title bar, code, and the copy button at the code's end corner. It has Docusaurus's class
 * for blocks, by which style sheets and selectors from elsewhere find them.
 */
export function CodeBlockFrame({ title, copyButton, className, children }: CodeBlockFrameProps) {
  return (
    <div
      className={clsx('theme-code-block', palette.palette, styles.frame, className)}
      {...codeBlockMark}
    >
      {title ? <div className={styles.title}>{title}</div> : null}
      {/* Left to right like the code, so that the button covers the end of a line. */}
      <div className={styles.body} dir="ltr">
        {children}
        {copyButton ? <div className={styles.copy}>{copyButton}</div> : null}
      </div>
    </div>
  );
}
