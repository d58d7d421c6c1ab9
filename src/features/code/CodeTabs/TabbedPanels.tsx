import { t, type TranslationKey } from '@site/src/features/locale';
import { indexForKey, rowKeys } from '@site/src/ui/indexForKey';
import clsx from 'clsx';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import palette from '../palette.module.css';
import styles from './styles.module.css';

export interface TabPanel {
  readonly label: string;
  /** Stored name of the choice, if it differs from the label. */
  readonly value?: string;
  readonly content: ReactNode;
}

/** Choices that the boot script sets on the root element, as `data-<choice>`. */
export type StoredChoice = 'package-manager' | 'code-variant';

interface TabbedPanelsProps {
  readonly panels: readonly TabPanel[];
  /** Selected value; the first tab is shown if no panel has it. */
  readonly selected: string | null;
  readonly onSelect: (value: string) => void;
  /** Attribute of the root element that selects the panel before hydration. */
  readonly choice?: StoredChoice;
}

const LIST_LABEL = {
  'package-manager': 'code.packageManagers',
  'code-variant': 'code.languages',
} as const satisfies Record<StoredChoice, TranslationKey>;

const valueOf = ({ label, value = label }: TabPanel) => value;

/** Tabs with code; selection follows focus. */
export function TabbedPanels({ panels, selected, onSelect, choice }: TabbedPanelsProps) {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.max(
    panels.findIndex((panel) => valueOf(panel) === selected),
    0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const rtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const next = indexForKey(event.key, current, panels.length, rowKeys(rtl));
    const panel = next === undefined ? undefined : panels[next];
    if (next === undefined || !panel) return;
    event.preventDefault();
    tabs.current[next]?.focus();
    onSelect(valueOf(panel));
  };

  return (
    <div
      className={clsx(palette.palette, styles.tabs)}
      {...(choice && { [`data-${choice}s`]: panels.map(valueOf).join(' ') })}
    >
      <div
        className={styles.list}
        role="tablist"
        aria-label={t(choice ? LIST_LABEL[choice] : 'code.variants')}
      >
        {panels.map((panel, index) => (
          <button
            key={panel.label}
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
            data-value={valueOf(panel)}
            onClick={() => onSelect(valueOf(panel))}
            onKeyDown={onKeyDown}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-value={valueOf(panel)}
          hidden={index !== current}
        >
          {panel.content}
        </div>
      ))}
    </div>
  );
}
