import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ComponentCardProps {
  readonly title: string;
  /** Path of the component's page. */
  readonly to: string;
  /** The picture: a demo without toolbar. */
  readonly children: ReactNode;
}

/** A link to a component's page with a picture of it, which cannot be operated. */
export function ComponentCard({ title, to, children }: ComponentCardProps) {
  return (
    <div className={styles.card}>
      {/* React 18 knows no boolean `inert`. */}
      <div className={styles.picture} {...{ inert: '' }}>
        {children}
      </div>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
    </div>
  );
}
