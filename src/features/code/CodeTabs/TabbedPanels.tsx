import { t } from '@site/src/features/locale';
import clsx from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import palette from '../palette.module.css';
import styles from './styles.module.css';
import { tabForKey } from './tabForKey';

export interface TabPanel {
  readonly label: string;
  readonly content: ReactNode;
}

interface TabbedPanelsProps {
  readonly panels: readonly TabPanel[];
  /** The wanted label; the first tab is shown when no panel has it. */
  readonly selected: string | null;
  readonly onSelect: (label: string) => void;
  /** Lets `html[data-package-manager]` choose the panel before the page is interactive. */
  readonly packageManagers?: boolean;
}

/** Tabs over code: the selection follows the focus. */
export function TabbedPanels({
  panels,
  selected,
  onSelect,
  packageManagers = false,
}: TabbedPanelsProps) {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.max(
    panels.findIndex(({ label }) => label === selected),
    0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = tabForKey(event.key, { index: current, count: panels.length, rtl });
    const panel = next === undefined ? undefined : panels[next];
    if (next === undefined || !panel) return;
    event.preventDefault();
    tabs.current[next]?.focus();
    onSelect(panel.label);
  };

  return (
    <div
      className={clsx(palette.palette, styles.tabs)}
      data-package-managers={
        packageManagers ? panels.map(({ label }) => label).join(' ') : undefined
      }
    >
      <div
        className={styles.list}
        role="tablist"
        aria-label={t(packageManagers ? 'code.packageManagers' : 'code.variants')}
      >
        {panels.map(({ label }, index) => (
          <button
            key={label}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={styles.tab}
            data-label={label}
            onClick={() => onSelect(label)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {panels.map(({ label, content }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-label={label}
          hidden={index !== current}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
