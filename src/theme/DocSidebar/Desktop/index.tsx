import { useActiveEntryInView } from '@site/src/features/navigation';
import DocSidebarDesktop from '@theme-original/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';
import { useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocSidebarDesktopWrapper(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useActiveEntryInView(root, props.path);
  return (
    <div ref={root} className={styles.root}>
      <DocSidebarDesktop {...props} />
    </div>
  );
}
