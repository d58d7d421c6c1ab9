import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Code in a table row: no frame, left to right in every language. */
export function Code({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <code dir="ltr" className={clsx(styles.code, strong && styles.strong)}>
      {children}
    </code>
  );
}
