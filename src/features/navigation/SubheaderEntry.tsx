import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem';
import clsx from 'clsx';
import styles from './styles.module.css';

interface SubheaderEntryProps extends Props {
  readonly item: PropSidebarItemCategory;
}

/** A group that is always open and has no page: a label, where the theme renders an empty link. */
export default function SubheaderEntry({
  item,
  level,
  activePath,
  onItemClick,
  tabIndex,
}: SubheaderEntryProps) {
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.group,
      )}
    >
      <span className={clsx('menu__link', styles.subheader)}>
        <span>{item.label}</span>
      </span>
      <ul className={clsx('menu__list', styles.list)}>
        <DocSidebarItems
          items={item.items}
          level={level + 1}
          activePath={activePath}
          onItemClick={onItemClick}
          tabIndex={tabIndex}
        />
      </ul>
    </li>
  );
}
