import { ThemeClassNames } from '@docusaurus/theme-common';
import type { NavFlags } from '@site/src/site/nav';
import clsx from 'clsx';
import NavBadges from './NavBadges';
import styles from './styles.module.css';

interface PlannedEntryProps {
  readonly label: string;
  readonly flags: NavFlags;
}

/** A navigation entry without page: a label without link. */
export default function PlannedEntry({ label, flags }: PlannedEntryProps) {
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemLink, 'menu__list-item')}>
      <span className={clsx('menu__link', styles.planned)}>
        <span>{label}</span>
        <NavBadges flags={flags} />
      </span>
    </li>
  );
}
