import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface PlainPageProps {
  readonly title: string;
  /** The paragraph under the title. */
  readonly lede?: ReactNode;
  /** What can be done with the page: above the title, at the end of the line. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** The main part of a page that is no document: one column with a title. */
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
