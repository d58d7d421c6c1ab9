import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** One value that an event holds. */
export interface Field {
  /** As in the code. */
  readonly name: string;
  /** What it can be. */
  readonly content: ReactNode;
}

/** The values that an event holds. */
export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, content }) => (
        <div key={name} className={styles.field}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
