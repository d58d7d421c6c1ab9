import clsx from 'clsx';
import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import CloseIcon from '../icons/CloseIcon';
import IconButton from '../IconButton';
import styles from './styles.module.css';

export interface DialogProps {
  /** The visible title, which is the accessible name too. */
  readonly title: string;
  /** What stands in the place of the title, which is then the accessible name only. */
  readonly header?: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Called once the dialog is closed, however that came about: unmount it then. */
  readonly onClose: () => void;
  /**
   * `center`, or a panel of full height at the end of the line, or one near the top edge; the latter
   * two are the whole screen on a phone.
   */
  readonly placement?: 'center' | 'inline-end' | 'top';
  readonly className?: string;
  readonly children: ReactNode;
}

const placements = { center: styles.center, 'inline-end': styles.end, top: styles.top };

/**
 * A modal dialog, open for as long as it is mounted. Escape, the close button and a press on the
 * backdrop close it; the browser then returns focus to where it was.
 */
export default function Dialog({
  title,
  header,
  closeLabel,
  onClose,
  placement = 'center',
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // All content is in children, so the dialog itself is hit only on its backdrop. A drag that starts
  // inside (selecting text) and ends outside must not close it.
  const noteBackdrop = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === ref.current;
  };

  const close = (
    <IconButton label={closeLabel} onClick={() => ref.current?.close()}>
      <CloseIcon />
    </IconButton>
  );

  return (
    // The backdrop press is a convenience for pointers; keyboards have Escape and the close button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={clsx(styles.dialog, placements[placement], className)}
      aria-labelledby={titleId}
      onClose={(event) => {
        // A nested dialog's event comes this way too.
        if (event.target === ref.current && !ref.current.open) onClose();
      }}
      onPointerDown={noteBackdrop}
      onClick={(event) => {
        if (event.target === ref.current && pressedBackdrop.current) ref.current?.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId} className={header ? styles.hiddenTitle : styles.title}>
            {title}
          </h2>
          {header ?? close}
        </div>
        {children}
        {/* What is in the header leads to the content, so this comes last to the keyboard. */}
        {header && <div className={styles.corner}>{close}</div>}
      </div>
    </dialog>
  );
}
