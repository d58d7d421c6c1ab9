import { useId } from 'react';
import styles from './styles.module.css';

interface FacetGroupProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A row of options, one selected: one tab stop, arrow keys select. */
export function FacetGroup({ legend, options, value, onChange }: FacetGroupProps) {
  const name = useId();
  return (
    <fieldset className="clean-fieldset">
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.facetOptions}>
        {options.map((option) => (
          <label key={option.value} className={styles.facetOption}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
