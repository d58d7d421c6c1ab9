import clsx from 'clsx';
import { useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import CloseIcon from '../icons/CloseIcon';
import IconButton from '../IconButton';
import styles from './styles.module.css';

export interface DialogProps {
  /** Visible title and accessible name. */
  readonly title: string;
  /** Replaces the visible title, which then is the accessible name only. */
  readonly header?: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Called after the dialog was closed in any way. Unmount it then. */
  readonly onClose: () => void;
  /**
   * `center`, a full-height panel at the inline end, or near the top edge. The latter two fill the
   * screen of a phone.
   */
  readonly placement?: 'center' | 'inline-end' | 'top';
  readonly className?: string;
  readonly children: ReactNode;
}

const placements = { center: styles.center, 'inline-end': styles.end, top: styles.top };

/**
 * A modal dialog, open while mounted. Escape, the close button, a click on the backdrop and Back close
 * it; the browser then restores focus.
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
    // Back leads to another page, whose dialog this is not.
    const close = () => dialog?.close();
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, []);

  // All content is in children, so the dialog itself is only hit on its backdrop. A drag that
  // starts inside (selecting text) and ends outside must not close it.
  const noteBackdrop = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === ref.current;
  };

  const close = (
    <IconButton label={closeLabel} onClick={() => ref.current?.close()}>
      <CloseIcon />
    </IconButton>
  );

  return (
    // Only pointers need the backdrop; keyboards have Escape and the close button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={clsx('appears', styles.dialog, placements[placement], className)}
      aria-labelledby={titleId}
      onClose={(event) => {
        // Events of a nested dialog bubble here, too.
        if (event.target === ref.current && !ref.current.open) onClose();
      }}
      onPointerDown={noteBackdrop}
      onClick={(event) => {
        if (event.target === ref.current && pressedBackdrop.current) ref.current?.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={titleId} className={header ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          {header ?? close}
        </div>
        {children}
        {/* Last in tab order, because the header precedes the content. */}
        {header && <div className={styles.corner}>{close}</div>}
      </div>
    </dialog>
  );
}
