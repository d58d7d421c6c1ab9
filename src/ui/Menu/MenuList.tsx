import CheckIcon from '@site/src/ui/icons/CheckIcon';
import { COLUMN_KEYS, indexForKey } from '@site/src/ui/indexForKey';
import clsx from 'clsx';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { indexForLetter } from './indexForLetter';
import styles from './styles.module.css';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Turns it into a link that opens in a new tab. */
  readonly href?: string;
  /** Turns it into a radio item; whether it is selected. */
  readonly checked?: boolean;
  /** Adds a line above. */
  readonly startsSection?: boolean;
  /** Called after the menu has closed and focus is back on its button. */
  readonly onSelect?: () => void;
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

/** Item that is focused on open: the selected one or else the first; or the last. */
export type InitialFocus = 'selected' | 'last';

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly initialFocus: InitialFocus;
  /** Closes the menu and focuses its button. */
  readonly onClose: () => void;
}

/** The open menu: items and keyboard navigation (WAI-ARIA menu pattern). */
export default function MenuList({ id, label, items, initialFocus, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  const elements = () =>
    Array.from(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
  const focus = (index: number) => elements()[index]?.focus({ preventScroll: true });

  const selected = items.findIndex(({ checked }) => checked);
  const initial = initialFocus === 'last' ? items.length - 1 : Math.max(selected, 0);
  useEffect(() => {
    focus(initial);
    // On open only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') {
      // Not prevented: the browser moves on from the button.
      onClose();
      return;
    }
    if (key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = elements().findIndex((element) => element === document.activeElement);
    if (key === ' ' && items[index]?.href) {
      // Links only react to Enter.
      event.preventDefault();
      elements()[index]?.click();
      return;
    }
    const next =
      indexForKey(key, index, items.length, COLUMN_KEYS) ??
      indexForLetter(
        key,
        index,
        items.map((item) => item.label),
      );
    if (next === undefined) return;
    event.preventDefault();
    focus(next);
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.list}
      onKeyDown={handleKeyDown}
    >
      {items.map((item, index) => {
        const common = {
          ...item.data,
          className: clsx(styles.item, item.startsSection && styles.startsSection),
          tabIndex: -1,
          onClick: () => {
            onClose();
            item.onSelect?.();
          },
          onPointerMove: ({ pointerType }: { pointerType: string }) => {
            if (pointerType === 'mouse') focus(index);
          },
        };
        if (item.href !== undefined) {
          return (
            <a
              key={item.id}
              {...common}
              role="menuitem"
              href={item.href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {item.label}
            </a>
          );
        }
        return (
          <button
            key={item.id}
            {...common}
            type="button"
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.checked}
          >
            {item.checked === undefined ? null : <CheckIcon className={styles.check} />}
            <span>{item.label}</span>
          </button>
        );
      })}
    </div>
  );
}
