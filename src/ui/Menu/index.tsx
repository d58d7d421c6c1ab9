import Floating from '@site/src/ui/Floating';
import type { Alignment } from '@site/src/ui/Floating/placement';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import MenuList, { type InitialFocus, type MenuItem } from './MenuList';
import styles from './styles.module.css';

export type { MenuItem } from './MenuList';

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'type'> {
  /** Accessible name of the menu. Other props and `children` are passed to the button. */
  readonly menuLabel: string;
  readonly items: readonly MenuItem[];
  /** Opens the menu once it is mounted, with the focus on this item. */
  readonly opensWith?: InitialFocus;
  /** Alignment of the menu with its button. */
  readonly alignment?: Alignment;
}

/**
 * A button that opens a menu of actions, links or choices (WAI-ARIA menu button pattern): arrows,
 * Home, End and first letters move; Escape closes; Tab moves on from the button; a press or focus
 * elsewhere closes. Rendered in a portal, so nothing clips it.
 */
export default function Menu({
  opensWith,
  menuLabel,
  items,
  alignment = 'start',
  children,
  onKeyDown,
  ...buttonProps
}: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [openWith, setOpenWith] = useState<InitialFocus | null>(null);
  const open = openWith !== null;

  useEffect(() => {
    // After mounting, since the menu is placed beside its button.
    if (opensWith) setOpenWith(opensWith);
  }, [opensWith]);

  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = ({ target }: Event) => {
      const inside = [button, box].some(({ current }) => current?.contains(target as Node));
      if (!inside) setOpenWith(null);
    };
    // A press inside an iframe is only visible as a loss of focus.
    const closeFromFrame = () => {
      if (document.activeElement instanceof HTMLIFrameElement) setOpenWith(null);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    window.addEventListener('blur', closeFromFrame, { signal });
    return () => listening.abort();
  }, [open]);

  const close = () => {
    setOpenWith(null);
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        {...buttonProps}
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenWith(open ? null : 'selected')}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpenWith(event.key === 'ArrowUp' ? 'last' : 'selected');
        }}
      >
        {children}
      </button>
      {open && button.current ? (
        <Floating
          ref={box}
          anchor={button.current}
          alignment={alignment}
          className={clsx('appears', styles.box)}
        >
          <MenuList
            id={id}
            label={menuLabel}
            items={items}
            initialFocus={openWith}
            onClose={close}
          />
        </Floating>
      ) : null}
    </>
  );
}
