import type { ApiPropRow } from '@site/plugins/content/api-reference/contract';
import { Code } from './Code';
import { Html } from './Html';
import { t, tNodes } from '../texts';
import styles from './text.module.css';

interface SignatureProps extends Pick<ApiPropRow, 'links'> {
  readonly signature: NonNullable<ApiPropRow['signature']>;
}

/** Signature of a callback: parameters and return value. */
export function Signature({ signature, links }: SignatureProps) {
  const { text, parameters, returns } = signature;
  return (
    <div className={styles.signature}>
      <span className={styles.label}>{t('api.labels.signature')}</span>{' '}
      <Code links={links}>{text}</Code>
      {(parameters.length > 0 || returns !== undefined) && (
        <ul>
          {parameters.map(({ name, description }) => (
            <li key={name}>
              <Code className={styles.argument}>{name}</Code> <Html inline html={description} />
            </li>
          ))}
          {returns !== undefined && (
            <li>{tNodes('api.returns', { description: <Html inline html={returns} /> })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
