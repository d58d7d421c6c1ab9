import { Code } from './Code';
import type { ApiChange } from '@site/plugins/content/api-changes/contract';
import { Note } from './Note';
import { t, tNodes } from './texts';
import styles from './styles.module.css';

function Value({ value }: { readonly value: string | undefined }) {
  return value === undefined ? t('apiChanges.none') : <Code>{value}</Code>;
}

interface ChangeDetailsProps {
  readonly change: ApiChange;
  readonly apiRoute: string;
}

/** Details of a change besides its kind; often nothing. */
export function ChangeDetails({ change, apiRoute }: ChangeDetailsProps) {
  const { kind, from, to, note, className } = change;
  switch (kind) {
    case 'renamed':
      return tNodes('apiChanges.was', { value: <Value value={from} /> });
    case 'typeChanged':
    case 'defaultChanged':
      return (
        <>
          <span className={styles.value}>
            {tNodes('apiChanges.was', { value: <Value value={from} /> })}
          </span>{' '}
          <span className={styles.value}>
            {tNodes('apiChanges.now', { value: <Value value={to} /> })}
          </span>
        </>
      );
    case 'requiredChanged':
      return t(to === 'required' ? 'apiChanges.required' : 'apiChanges.optional');
    case 'deprecated':
      return note === undefined ? null : <Note note={note} apiRoute={apiRoute} />;
    case 'added':
      return note === undefined
        ? null
        : tNodes('apiChanges.alreadyDeprecated', {
            reason: <Note note={note} apiRoute={apiRoute} />,
          });
    case 'keyRemoved':
      return tNodes('apiChanges.classRemains', { className: <Value value={className} /> });
    case 'removed':
    case 'undeprecated':
      return null;
  }
}
