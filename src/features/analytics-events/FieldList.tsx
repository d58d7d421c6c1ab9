import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A parameter of an event. */
export interface Field {
  /** Name in the code. */
  readonly name: string;
  /** Description of its values. */
  readonly content: ReactNode;
}

/** The parameters of an event. */
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
