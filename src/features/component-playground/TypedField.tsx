import {
  MAX_TEXT_LENGTH,
  NUMBER_LIMITS,
  type PlaygroundControl,
  type PlaygroundValue,
} from '@site/plugins/content/playgrounds/contract';
import { useId } from 'react';
import styles from './controls.module.css';

interface TypedFieldProps {
  readonly control: PlaygroundControl & { readonly kind: 'switch' | 'text' | 'number' };
  readonly value: PlaygroundValue | undefined;
  readonly onChange: (value: PlaygroundValue | undefined) => void;
}

function toNumber(text: string): number | undefined {
  const { min, max } = NUMBER_LIMITS;
  return text === '' ? undefined : Math.min(Math.max(Number(text), min), max);
}

/** A boolean, a text or a number. */
export function TypedField({ control: { prop, kind }, value, onChange }: TypedFieldProps) {
  const id = useId();
  const caption = (
    <label htmlFor={id} className={styles.name}>
      {prop}
    </label>
  );
  if (kind === 'switch') {
    return (
      <div className={styles.switchField} data-prop={prop}>
        {caption}
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      </div>
    );
  }
  return (
    <div className={styles.field} data-prop={prop}>
      {caption}
      <input
        id={id}
        type={kind}
        dir="auto"
        className={styles.input}
        autoComplete="off"
        {...(kind === 'number' ? NUMBER_LIMITS : { maxLength: MAX_TEXT_LENGTH })}
        value={String(value ?? '')}
        onChange={({ target }) =>
          onChange(kind === 'number' ? toNumber(target.value) : target.value)
        }
      />
    </div>
  );
}
