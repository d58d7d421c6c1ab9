import type { ChoiceControl, PlaygroundValue } from '@site/plugins/content/playgrounds/contract';
import { useId } from 'react';
import { t } from './texts';
import styles from './controls.module.css';

/** More options are in a select. */
const MAX_RADIOS = 5;

interface ChoiceFieldProps {
  readonly control: ChoiceControl;
  readonly value: PlaygroundValue | undefined;
  readonly onChange: (value: PlaygroundValue | undefined) => void;
}

/** One of several values, or none. */
export function ChoiceField({
  control: { prop, values, optional },
  value: chosen,
  onChange,
}: ChoiceFieldProps) {
  const id = useId();
  const options = [...(optional ? [undefined] : []), ...values].map((value) => ({
    value,
    key: String(value ?? ''),
    label: value === undefined ? t('componentPlayground.none') : String(value),
  }));

  if (options.length > MAX_RADIOS) {
    return (
      <div className={styles.field} data-prop={prop}>
        <label htmlFor={id} className={styles.name}>
          {prop}
        </label>
        <select
          id={id}
          className={styles.input}
          value={String(chosen ?? '')}
          onChange={({ target }) =>
            onChange(options.find(({ key }) => key === target.value)?.value)
          }
        >
          {options.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset className="clean-fieldset" data-prop={prop}>
      <legend className={styles.name}>{prop}</legend>
      <div className={styles.options}>
        {options.map(({ value, key, label }) => (
          <label key={key} className={styles.option}>
            <input
              type="radio"
              className="covers-label"
              name={id}
              value={key}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
