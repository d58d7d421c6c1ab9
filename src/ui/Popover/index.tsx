import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface PopoverProps {
  /** Content of the button. */
  readonly button: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  readonly label?: string;
  /** Language of the label. */
  readonly lang?: string;
  readonly buttonId: string;
  readonly panelId: string;
  readonly buttonClassName?: string;
  readonly panelClassName?: string;
  /** Whether the button may shrink below its content's width. */
  readonly shrinks?: boolean;
  /** Called on hover and focus, to preload the panel. */
  readonly onApproach?: () => void;
  /** The panel, mounted while open. `close` closes it and focuses the button. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that toggles a panel below it (disclosure pattern). Escape closes it and restores focus;
 * a press or focus elsewhere closes it.
 */
export default function Popover({
  button,
  label,
  lang,
  buttonId,
  panelId,
  buttonClassName,
  panelClassName,
  shrinks = false,
  onApproach,
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={root} className={clsx(styles.root, shrinks && styles.shrinks)}>
      <button
        ref={toggle}
        type="button"
        id={buttonId}
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={label}
        lang={lang}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen((shown) => !shown)}
      >
        {button}
        <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
        </svg>
      </button>
      {open && (
        <div id={panelId} className={clsx(styles.panel, panelClassName)}>
          {children(() => {
            setOpen(false);
            toggle.current?.focus();
          })}
        </div>
      )}
    </div>
  );
}
