import type { ReactNode } from 'react';
import MinusIcon from '../icons/MinusIcon';
import PlusIcon from '../icons/PlusIcon';
import styles from './styles.module.css';

export interface NumberStepperProps {
  /** The visible legend, which is the group's accessible name. */
  readonly legend: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The value as it is shown, with its unit. */
  readonly children: ReactNode;
  /** Called with a value one lower or higher, never with one beyond the limits. */
  readonly onChange: (value: number) => void;
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable when disabled: who reaches an end by keyboard must not lose their place. */
function Step({ label, disabled, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** A number between two buttons that make it one lower or higher. */
export default function NumberStepper({
  legend,
  decreaseLabel,
  increaseLabel,
  value,
  min,
  max,
  children,
  onChange,
}: NumberStepperProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        <Step
          label={decreaseLabel}
          disabled={value <= min}
          onPress={() => onChange(Math.min(max, value - 1))}
        >
          <MinusIcon />
        </Step>
        <output className={styles.value}>{children}</output>
        <Step
          label={increaseLabel}
          disabled={value >= max}
          onPress={() => onChange(Math.max(min, value + 1))}
        >
          <PlusIcon />
        </Step>
      </div>
    </fieldset>
  );
}
