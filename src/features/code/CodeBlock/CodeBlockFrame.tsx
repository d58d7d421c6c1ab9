import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { codeBlockMark } from '../copying/markup';
import palette from '../palette.module.css';
import styles from './styles.module.css';

interface CodeBlockFrameProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly title?: ReactNode;
  readonly buttons?: ReactNode;
  /** Below the code. */
  readonly footer?: ReactNode;
}

/**
 * Frame of a block: title bar, code, and buttons at the code's end corner. It has Docusaurus's class
 * for blocks, by which style sheets and selectors from elsewhere find them.
 */
export function CodeBlockFrame({
  title,
  buttons,
  footer,
  className,
  children,
  ...frameProps
}: CodeBlockFrameProps) {
  return (
    <div
      {...frameProps}
      className={clsx('theme-code-block', palette.palette, styles.frame, className)}
      {...codeBlockMark}
    >
      {title ? <div className={styles.title}>{title}</div> : null}
      {/* Left to right like the code, so that the buttons cover the end of a line. */}
      <div className={styles.body} dir="ltr">
        {children}
        {buttons ? <div className={styles.buttons}>{buttons}</div> : null}
      </div>
      {footer}
    </div>
  );
}
