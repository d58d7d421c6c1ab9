import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface PlainPageProps {
  readonly title: string;
  /** Paragraph below the title. */
  readonly lede?: ReactNode;
  /** Actions above the title, at the inline end. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Main element of a page outside the docs: one column with a title. */
export default function PlainPage({ title, lede, actions, children }: PlainPageProps) {
  return (
    <main className={styles.page}>
      {actions && (
        <div className={styles.actions} data-no-markdown="">
          {actions}
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      {children}
    </main>
  );
}
