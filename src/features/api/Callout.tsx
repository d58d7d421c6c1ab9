import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CalloutProps {
  readonly type: 'success' | 'info' | 'warning';
  readonly children: ReactNode;
}

/** Looks like the callouts of Markdown pages, without title. */
export function Callout({ type, children }: CalloutProps) {
  return (
    <div
      role="note"
      className={clsx('theme-admonition', `theme-admonition-${type}`, styles.callout)}
    >
      {children}
    </div>
  );
}
