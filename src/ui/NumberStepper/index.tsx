import type { ReactNode } from 'react';
import MinusIcon from '../icons/MinusIcon';
import PlusIcon from '../icons/PlusIcon';
import styles from './styles.module.css';

export interface NumberStepperProps {
  /** Visible legend and accessible name of the group. */
  readonly legend: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** The formatted value. */
  readonly children: ReactNode;
  /** Called with the value plus or minus one, within the limits. */
  readonly onChange: (value: number) => void;
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays focusable when disabled, so that keyboard users do not lose focus at a limit. */
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

/** A number with buttons to decrease and increase it. */
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
    <fieldset className="clean-fieldset">
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        <Step
          label={decreaseLabel}
          disabled={value <= min}
          onPress={() => onChange(Math.min(max, value - 1))}
        >
          <MinusIcon />
        </Step>
        {/* A number with its unit keeps its order right to left. */}
        <output className={styles.value} dir="auto">
          {children}
        </output>
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
