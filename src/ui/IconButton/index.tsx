import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'type'
> {
  /** Accessible name and tooltip; undefined only if `children` contain the name. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** A square icon button. */
const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, className, children, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
      {...props}
    >
      {children}
    </button>
  );
});

export default IconButton;
