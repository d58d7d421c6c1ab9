import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useScrollableTabIndex } from '../useScrollableTabIndex';
import styles from './styles.module.css';

/** A table that scrolls horizontally if it is wider than the page, by keyboard, too. */
export default function ScrollableTable(props: ComponentPropsWithoutRef<'table'>) {
  const root = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollableTabIndex(root);
  return (
    <div ref={root} className={styles.root} tabIndex={tabIndex}>
      <table {...props} className={styles.table} />
    </div>
  );
}
