import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface ToggleGroupOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Attributes of the option's input. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

export interface ToggleGroupProps<T extends string> {
  /** Visible legend and accessible name of the group. */
  readonly legend: string;
  readonly options: readonly ToggleGroupOption<T>[];
  readonly value: T;
  /** Called when another option is selected. */
  readonly onChange: (value: T) => void;
}

/** A row of radio buttons: one tab stop, arrow keys select. */
export default function ToggleGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
}: ToggleGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className="clean-fieldset">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(styles.option, option.value === value && styles.selected)}
          >
            <input
              {...option.data}
              type="radio"
              className="covers-label"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
