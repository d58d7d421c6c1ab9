import type { IconMarkup } from '@site/plugins/content/material-icons/contract';
import { trackClick } from '@site/src/features/analytics';
import { Drawing } from '@site/src/features/icon-search';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveInGrid } from './moveInGrid';
import { t } from './texts';
import styles from './styles.module.css';

/** Height of a row and least width of a column in px, as in the style sheet. */
const ROW_HEIGHT = 108;
const COLUMN_WIDTH = 104;

interface IconGridProps {
  readonly names: readonly string[];
  readonly icons: IconMarkup;
  readonly onSelect: (name: string) => void;
}

/**
 * Buttons for thousands of icons, of which only those near the viewport are rendered. One tab stop;
 * arrow keys move inside.
 */
export function IconGrid({ names, icons, onSelect }: IconGridProps) {
  const root = useRef<HTMLUListElement>(null);
  const [{ columns, top }, setLayout] = useState({ columns: 3, top: 0 });
  const [active, setActive] = useState(0);
  const focusNext = useRef(false);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measure = () =>
      setLayout({
        columns: Math.max(1, Math.floor(element.clientWidth / COLUMN_WIDTH)),
        top: element.getBoundingClientRect().top + window.scrollY,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Another search starts at its first icon.
  useEffect(() => setActive(0), [names]);

  const activeRow = Math.floor(active / columns);
  const rows = useWindowVirtualizer({
    count: Math.ceil(names.length / columns),
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: top,
    overscan: 4,
    // The tab stop is always there, so that focus scrolls to it.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeRow])],
  });

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = moveInGrid(event.key, active, { count: names.length, columns, rtl });
    if (target === undefined) return;
    event.preventDefault();
    focusNext.current = true;
    setActive(target);
  };

  return (
    <ul
      ref={root}
      aria-label={t('materialIcons.list')}
      className={styles.grid}
      style={{ blockSize: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().flatMap(({ index: row, start }) =>
        names.slice(row * columns, (row + 1) * columns).map((name, column) => {
          const index = row * columns + column;
          return (
            <li
              key={name}
              aria-setsize={names.length}
              aria-posinset={index + 1}
              style={{
                insetBlockStart: start - top,
                insetInlineStart: `${(100 * column) / columns}%`,
                inlineSize: `${100 / columns}%`,
              }}
            >
              <button
                type="button"
                tabIndex={index === active ? 0 : -1}
                className={styles.icon}
                onFocus={() => setActive(index)}
                onKeyDown={onKeyDown}
                onClick={() => onSelect(name)}
                {...trackClick('material-icons', 'click', name)}
              >
                <Drawing markup={icons[name] ?? ''} />
                <span className={styles.name}>
                  {name.split(/(?<=[a-z\d])(?=[A-Z])/).map((part, position) => (
                    <Fragment key={position}>
                      {position > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </span>
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}
