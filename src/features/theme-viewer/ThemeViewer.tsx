import { useAddressState } from '@site/src/features/address-state';
import { contained } from '@site/src/features/panels';
import type { ThemeEntry } from '@site/plugins/content/api-reference/contract';
import FilterField from '@site/src/ui/FilterField';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { filterTheme } from './filterTheme';
import { t } from './texts';
import { THEME_ADDRESS, THEME_MODES } from './themeAddress';
import { ThemeEntries } from './ThemeEntries';
import { isWithin, toPath, withParents } from './themePath';
import styles from './styles.module.css';

/** The default theme as a tree. */
export const ThemeViewer = contained(function ThemeViewer({
  theme,
}: {
  readonly theme: readonly ThemeEntry[];
}) {
  const [view, setView] = useAddressState(THEME_ADDRESS);
  const { path, mode } = view;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const found = useMemo(() => filterTheme(theme, query, mode), [theme, query, mode]);

  useEffect(() => setOpened((known) => new Set([...known, ...withParents(path)])), [path]);

  // Around what was found, everything starts open, and can be closed.
  useEffect(() => {
    if (query !== '') setOpened((known) => new Set([...known, ...found.opened]));
  }, [query, found]);

  function toggle(keys: readonly string[]) {
    const own = toPath(keys);
    const next = new Set(opened);
    const isOpen = !next.delete(own);
    if (isOpen) next.add(own);
    setOpened(next);
    if (isOpen) setView({ ...view, path: own });
    // Another group in the address stays there.
    if (isOpen || !isWithin(path, own)) return;
    const parents = keys.slice(0, -1);
    setView({ ...view, path: parents.length === 0 ? '' : toPath(parents) });
  }

  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <FilterField
          label={t('themeViewer.filter')}
          value={typed}
          onChange={setTyped}
          status={query && t('themeViewer.filtered', { count: found.count })}
        />
        <ToggleGroup
          legend={t('themeViewer.mode')}
          options={THEME_MODES.map((value) => ({ value, label: t(`themeViewer.${value}`) }))}
          value={mode}
          onChange={(value) => setView({ ...view, mode: value })}
        />
      </div>
      {found.entries.length === 0 ? (
        <p>{t('themeViewer.empty')}</p>
      ) : (
        <section aria-label={t('themeViewer.tree')}>
          <ThemeEntries
            entries={found.entries}
            parents={[]}
            mode={mode}
            opened={opened}
            onToggle={toggle}
          />
        </section>
      )}
    </div>
  );
});
