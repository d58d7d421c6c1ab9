import { t } from '@site/src/features/locale';
import { NavBadges } from '@site/src/features/navigation';
import type { NavPlan } from '@site/src/site/nav';
import { GuideLink } from '../GuideLink';
import styles from './rows.module.css';

/** An icon with the plan that a prop requires, linked to its explanation. */
export function PlanLink({ plan }: { readonly plan: NavPlan }) {
  return (
    <GuideLink
      guide={plan === 'pro' ? 'proPlan' : 'premiumPlan'}
      aria-label={t(`nav.badges.${plan}`)}
      className={styles.plan}
    >
      <NavBadges flags={{ plan }} />
    </GuideLink>
  );
}
