import { trackClick } from '@site/src/features/analytics';
import { API_DISPLAYS, useApiDisplay, type ApiDisplay } from '@site/src/prefs/useApiDisplay';
import type { ApiDisplayScope, ApiTable } from '@site/src/site/storageKeys';
import Menu from '@site/src/ui/Menu';
import { useEffect, useRef, useState } from 'react';
import { idOfHash } from '@site/src/site/idOfHash';
import { t } from '../texts';
import styles from './rows.module.css';

interface DisplayMenuProps {
  readonly scope: ApiDisplayScope;
  readonly table: ApiTable;
}

/** Selects the layout of the tables; keeps the linked row in view. */
export function DisplayMenu({ scope, table }: DisplayMenuProps) {
  const { display, setDisplay } = useApiDisplay(scope, table);
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ApiDisplay>();

  // After the layout has changed, and the menu has restored focus.
  useEffect(() => {
    if (chosen === undefined) return;
    const linked = document.getElementById(idOfHash(window.location.hash));
    if (linked && root.current?.closest('[data-display-key]')?.contains(linked))
      linked.scrollIntoView();
  }, [chosen]);

  return (
    <div ref={root} className={styles.menu}>
      <Menu
        menuLabel={t('api.chooseView')}
        alignment="end"
        className={styles.view}
        items={API_DISPLAYS.map((value) => ({
          id: value,
          label: t(`api.displays.${value}`),
          checked: value === display,
          data: trackClick('layout', table, value),
          onSelect: () => {
            setDisplay(value);
            setChosen(value);
          },
        }))}
      >
        {API_DISPLAYS.map((value) => (
          <span
            key={value}
            className={styles.viewName}
            data-display={value}
            // For user agents without style sheets; otherwise the root element's attribute decides.
            hidden={value !== display}
          >
            {t('api.view', { display: t(`api.displays.${value}`) })}
          </span>
        ))}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </Menu>
    </div>
  );
}
