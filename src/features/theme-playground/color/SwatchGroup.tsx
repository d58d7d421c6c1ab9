import clsx from 'clsx';
import { useId } from 'react';
import styles from './styles.module.css';
import { readableTextOn } from './tones';

export interface SwatchOption<T extends string | number> {
  readonly value: T;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Text on the swatch. */
  readonly text?: string;
  /** As `#rrggbb`. */
  readonly color: string;
}

export interface SwatchGroupProps<T extends string | number> {
  readonly legend: string;
  readonly columns: 7 | 8;
  readonly options: readonly SwatchOption<T>[];
  /** Undefined if no swatch is selected. */
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
}

/** Swatches, one selected: radio buttons with one tab stop. */
export function SwatchGroup<T extends string | number>({
  legend,
  columns,
  options,
  value,
  onChange,
}: SwatchGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={clsx('clean-fieldset', styles.swatches)}>
      <legend className={styles.label}>{legend}</legend>
      <div className={clsx(styles.grid, columns === 8 ? styles.eight : styles.seven)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.swatch}
            style={{ backgroundColor: option.color }}
            data-text={readableTextOn(option.color)}
            title={option.label}
          >
            <input
              type="radio"
              className="covers-label"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
