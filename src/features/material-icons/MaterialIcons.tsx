import {
  ICON_STYLES,
  type IconMarkup,
  type IconStyle,
} from '@site/plugins/content/material-icons/contract';
import { useAddressState } from '@site/src/features/address-state';
import { sendEvent, trackClick } from '@site/src/features/analytics';
import { loadIcons, searchIcons } from '@site/src/features/icon-search';
import { containedTool, PanelBoundary } from '@site/src/features/panels';
import Button from '@site/src/ui/Button';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { ICON_ADDRESS, MAX_QUERY_LENGTH } from './iconAddress';
import { IconDialog } from './IconDialog';
import { IconGrid } from './IconGrid';
import { t } from './texts';
import styles from './styles.module.css';

/** Shorter queries without a result are still being typed. */
const MIN_REPORTED_LENGTH = 4;

interface LoadedStyle {
  readonly style: IconStyle;
  /** `undefined` if it could not be loaded. */
  readonly icons: IconMarkup | undefined;
}

/** All Material icons: search, style, and the import of each. */
export const MaterialIcons = containedTool(function MaterialIcons() {
  const [choice, setChoice] = useAddressState(ICON_ADDRESS);
  const [loaded, setLoaded] = useState<LoadedStyle>();
  const [attempt, setAttempt] = useState(0);
  const searchId = useId();
  const { style, selected } = choice;

  useEffect(() => {
    let isCurrent = true;
    loadIcons(style).then(
      (icons) => isCurrent && setLoaded({ style, icons }),
      () => isCurrent && setLoaded({ style, icons: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [style, attempt]);

  const icons = loaded?.icons;
  const query = useDeferredValue(choice.query);
  const names = useMemo(() => searchIcons(Object.keys(icons ?? {}), query), [icons, query]);

  useEffect(() => {
    if (!icons || names.length > 0 || query.length < MIN_REPORTED_LENGTH) return;
    sendEvent('material-icons', { eventAction: 'no-results', eventLabel: query });
  }, [icons, names, query]);

  const closeDialog = () => setChoice({ ...choice, selected: '' });

  return (
    <div className={styles.root} data-no-markdown="">
      <div role="search" aria-label={t('materialIcons.search')} className={styles.controls}>
        <div className={styles.searchField}>
          <label htmlFor={searchId}>{t('materialIcons.searchLabel')}</label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            value={choice.query}
            onChange={({ target }) => setChoice({ ...choice, query: target.value })}
          />
        </div>
        <ToggleGroup
          legend={t('materialIcons.style')}
          options={ICON_STYLES.map((value) => ({
            value,
            label: t(`materialIcons.styles.${value}`),
            data: trackClick('material-icons-theme', 'click', value),
          }))}
          value={style}
          onChange={(next) => setChoice({ ...choice, style: next })}
        />
      </div>
      <p role="status" className={styles.status}>
        {icons
          ? t('materialIcons.count', { count: names.length })
          : t(loaded ? 'materialIcons.failed' : 'materialIcons.loading')}
      </p>
      {loaded && !icons && (
        <Button
          onClick={() => {
            setLoaded(undefined);
            setAttempt((count) => count + 1);
          }}
        >
          {t('materialIcons.retry')}
        </Button>
      )}
      {icons && names.length === 0 && <p className={styles.empty}>{t('materialIcons.empty')}</p>}
      <div className={styles.stage}>
        {icons && names.length > 0 && (
          <IconGrid
            names={names}
            icons={icons}
            onSelect={(name) => setChoice({ ...choice, selected: name })}
          />
        )}
      </div>
      {icons?.[selected] !== undefined && (
        <PanelBoundary onCrash={closeDialog}>
          <IconDialog
            name={selected}
            style={loaded?.style ?? style}
            markup={icons[selected]}
            onStyleChange={(next) => setChoice({ ...choice, style: next })}
            onClose={closeDialog}
          />
        </PanelBoundary>
      )}
    </div>
  );
});
