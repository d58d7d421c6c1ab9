import { useAddressState } from '@site/src/features/address-state';
import { contained } from '@site/src/features/panels';
import Button from '@site/src/ui/Button';
import { useDeferredValue, useMemo, useRef } from 'react';
import { FILTER_ADDRESS, NO_FILTER } from './changeFilter';
import { ChangeFilters } from './ChangeFilters';
import { ComponentChanges } from './ComponentChanges';
import { countChanges, countOptions, filterChanges } from './filterChanges';
import type { ApiChangesFile } from '@site/plugins/content/api-changes/contract';
import { t } from './texts';
import styles from './styles.module.css';

export interface ApiChangesProps {
  readonly changes: ApiChangesFile;
  /** Route of the components' API pages, without trailing slash. */
  readonly apiRoute: string;
}

/**
 * The changes between two versions of a package, by component. Without JavaScript, all are visible.
 */
export default contained(function ApiChanges({
  changes: { components },
  apiRoute,
}: ApiChangesProps) {
  const [filter, setFilter] = useAddressState(FILTER_ADDRESS);
  const search = useRef<HTMLInputElement>(null);
  const reset = () => {
    setFilter(NO_FILTER);
    // The button unmounts, so focus has to move.
    search.current?.focus();
  };

  // Keeps typing responsive.
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => filterChanges(components, applied), [components, applied]);
  const counts = useMemo(() => countOptions(components, applied), [components, applied]);
  return (
    <div className={styles.root} data-api-section="">
      <ChangeFilters filter={filter} counts={counts} onChange={setFilter} searchRef={search} />
      <p role="status" className={styles.status}>
        {t('apiChanges.status', {
          shown: countChanges(shown),
          total: countChanges(components),
          components: shown.length,
        })}
      </p>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <p>{t('apiChanges.empty')}</p>
          <Button onClick={reset}>{t('apiChanges.reset')}</Button>
        </div>
      )}
      {shown.map((component) => (
        <ComponentChanges key={component.slug} component={component} apiRoute={apiRoute} />
      ))}
    </div>
  );
});
