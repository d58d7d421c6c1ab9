import { useId } from 'react';
import styles from './styles.module.css';

/** More than any name has. */
const MAX_LENGTH = 100;

interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the filter has found, for screen readers and below the field; empty without a filter. */
  readonly status: string;
}

/** A field that filters a list by name. */
export default function FilterField({ label, value, onChange, status }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <span role="status">{status}</span>
    </div>
  );
}
