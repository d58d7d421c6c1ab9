import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './styles.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'className'> {
  /** Whether it does what the form is for. */
  readonly primary?: boolean;
}

/** A button with a border. What is around it sets its `--button-…` properties. */
export default function Button({ primary = false, ...props }: ButtonProps) {
  return (
    <button type="button" className={clsx(styles.button, primary && styles.primary)} {...props} />
  );
}
