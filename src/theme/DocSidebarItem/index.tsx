import { trackClick } from '@site/src/features/analytics';
import { NavBadges, PlannedEntry, SubheaderEntry } from '@site/src/features/navigation';
import { TEMPLATES_URL } from '@site/src/site/links';
import type { NavFlags } from '@site/src/site/nav';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import type { ReactNode } from 'react';

/** The entry with the badges of its flags beside the label. */
function withBadges(item: Props['item']): Props['item'] {
  if (!item.customProps || item.type === 'html') return item;
  const label = (
    <>
      <span>{item.label}</span> <NavBadges flags={item.customProps} />
    </>
  );
  // The original only renders the label as a child.
  return { ...item, label: label as unknown as string };
}

export default function DocSidebarItemWrapper(props: Props): ReactNode {
  const item = withBadges(props.item);
  if (item.type === 'html' && item.customProps) {
    const flags: NavFlags & { label?: string } = item.customProps;
    return <PlannedEntry label={flags.label ?? item.value} flags={flags} />;
  }
  if (item.type === 'category' && !item.collapsible && !item.href) {
    return <SubheaderEntry {...props} item={item} />;
  }
  const isStore = item.type === 'link' && item.href === TEMPLATES_URL;
  return (
    <DocSidebarItem
      {...props}
      item={item}
      {...(isStore && trackClick('store', 'click', 'sidenav'))}
    />
  );
}
