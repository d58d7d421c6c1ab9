import { trackClick } from '@site/src/features/analytics';
import { NavBadges, PlannedEntry } from '@site/src/features/navigation';
import { SIDEBAR_LINKS } from '@site/src/site/links';
import type { NavFlags } from '@site/src/site/nav';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import type { ReactNode } from 'react';

export default function DocSidebarItemWrapper(props: Props): ReactNode {
  const { item } = props;
  const customProps: (NavFlags & { label?: string }) | undefined = item.customProps;
  if (!customProps) {
    const isStore = item.type === 'link' && item.href === SIDEBAR_LINKS.templates.pathname;
    return <DocSidebarItem {...props} {...(isStore && trackClick('store', 'click', 'sidenav'))} />;
  }
  if (item.type === 'html') {
    return <PlannedEntry label={customProps.label ?? item.value} flags={customProps} />;
  }
  const label = (
    <>
      {item.label} <NavBadges flags={customProps} />
    </>
  );
  // The original only renders the label as a child.
  const labelled = { ...item, label: label as unknown as string };
  return <DocSidebarItem {...props} item={labelled} />;
}
