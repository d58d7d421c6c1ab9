import type { PlanFeaturesFile } from '@site/plugins/content/api-reference/contract';
import { useAddressState } from '@site/src/features/address-state';
import { contained } from '@site/src/features/panels';
import FilterField from '@site/src/ui/FilterField';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { FeatureTable } from './FeatureTable';
import { countFeatures, filterFeatures, PLAN_ADDRESS, PLAN_CHOICES } from './planFilter';
import { t } from './texts';
import styles from './styles.module.css';

interface PlanFeaturesProps {
  readonly libraries: PlanFeaturesFile;
}

/** What each plan adds, by library. Without JavaScript, all is visible. */
export const PlanFeatures = contained(function PlanFeatures({ libraries }: PlanFeaturesProps) {
  const [choice, setChoice] = useAddressState(PLAN_ADDRESS);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const shown = useMemo(() => filterFeatures(libraries, choice, query), [libraries, choice, query]);
  const id = useId();
  return (
    <>
      <div className={styles.bar}>
        <FilterField
          label={t('planFeatures.filter')}
          value={typed}
          onChange={setTyped}
          status={t('planFeatures.filtered', { count: countFeatures(shown) })}
        />
        <ToggleGroup
          legend={t('planFeatures.plan')}
          options={PLAN_CHOICES.map((value) => ({ value, label: t(`planFeatures.${value}`) }))}
          value={choice}
          onChange={setChoice}
        />
      </div>
      {shown.length === 0 && <p>{t('planFeatures.empty')}</p>}
      {shown.map(({ library, features }, index) => (
        <section key={library} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`}>{library}</h3>
          <FeatureTable features={features} labelledBy={`${id}${index}`} />
        </section>
      ))}
    </>
  );
});
