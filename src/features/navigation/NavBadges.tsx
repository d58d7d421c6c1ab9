import { t } from '@site/src/features/locale';
import type { NavFlags } from '@site/src/site/nav';
import clsx from 'clsx';
import { navBadges } from './navBadges';
import styles from './styles.module.css';

/** Badges of a navigation entry: its plan and other flags. */
export default function NavBadges({ flags }: { readonly flags: NavFlags }) {
  return navBadges(flags).map((badge) => (
    <span key={badge} className={clsx(styles.badge, styles[badge])}>
      {t(`nav.badges.${badge}`)}
    </span>
  ));
}
