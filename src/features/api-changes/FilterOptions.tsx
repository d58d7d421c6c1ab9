import clsx from 'clsx';
import styles from './styles.module.css';

interface FilterOptionsProps<T extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly count: number;
  }[];
  /** Empty if nothing is filtered. */
  readonly chosen: readonly T[];
  readonly onToggle: (value: T) => void;
}

/** Checkboxes, each with the number of matching changes. */
export function FilterOptions<T extends string>(props: FilterOptionsProps<T>) {
  const { legend, options, chosen, onToggle } = props;
  return (
    <fieldset className="clean-fieldset">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, count }) => {
          const checked = chosen.includes(value);
          return (
            <label key={value} className={clsx(styles.option, checked && styles.chosen)}>
              <input
                type="checkbox"
                className="covers-label"
                checked={checked}
                onChange={() => onToggle(value)}
              />
              <span>{label}</span> <span className={styles.count}>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
