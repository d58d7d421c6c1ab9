import clsx from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'type'
> {
  /** The accessible name, also shown as the tooltip; undefined only when `children` name the button. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** A square button that shows an icon only. */
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
