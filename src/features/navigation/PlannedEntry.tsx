import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import NavBadges from './NavBadges';
import styles from './styles.module.css';

/** A navigation entry whose page does not exist yet: a label without a link. */
export default function PlannedEntry({ label }: { readonly label: string }) {
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemLink, 'menu__list-item')}>
      <span className={clsx('menu__link', styles.planned)}>
        {label}
        <NavBadges flags={{ planned: true }} />
      </span>
    </li>
  );
}
