import Link from '@docusaurus/Link';
import { NavBadges } from '@site/src/features/navigation';
import type { NavPlan } from '@site/src/site/nav';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing';
import styles from './styles.module.css';

export interface ComponentCardProps {
  readonly title: string;
  /** Path of the component's page. */
  readonly to: string;
  /** Plan that it is part of, whose components are drawn: no demo imports them. */
  readonly plan?: NavPlan;
  readonly drawing?: DrawingName;
  /** The picture: a demo without toolbar. */
  readonly children?: ReactNode;
}

/** A link to a component's page with a picture of it, which cannot be operated. */
export function ComponentCard({ title, to, plan, drawing, children }: ComponentCardProps) {
  return (
    <div className={styles.card}>
      {/* React 18 knows no boolean `inert`. */}
      <div className={styles.picture} {...{ inert: '' }}>
        {drawing ? <Drawing name={drawing} /> : children}
      </div>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      {plan && (
        <span className={styles.plan}>
          <NavBadges flags={{ plan }} />
        </span>
      )}
    </div>
  );
}
