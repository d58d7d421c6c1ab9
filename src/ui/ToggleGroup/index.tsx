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
  /** The visible legend, which is the group's accessible name. */
  readonly legend: string;
  readonly options: readonly ToggleGroupOption<T>[];
  readonly value: T;
  /** Called when another option is selected, never for the selected one. */
  readonly onChange: (value: T) => void;
}

/**
 * A row of which exactly one is selected: radio buttons, so that Tab goes to the group and the arrow
 * keys move within it.
 */
export default function ToggleGroup<T extends string>({
  legend,
  options,
  value,
  onChange,
}: ToggleGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
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
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
