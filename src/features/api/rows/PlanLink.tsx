import { NavBadges } from '@site/src/features/navigation';
import type { NavPlan } from '@site/src/site/nav';
import { GuideLink } from '../GuideLink';
import { t } from '../texts';
import styles from './rows.module.css';

/** The plan that a row requires, linked to its explanation. */
export function PlanLink({ plan }: { readonly plan: NavPlan }) {
  return (
    <GuideLink guide="plans" aria-label={t(`api.plans.${plan}`)} className={styles.plan}>
      <NavBadges flags={{ plan }} />
    </GuideLink>
  );
}
