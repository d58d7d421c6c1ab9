import { API_CHANGE_SUBJECTS } from '@site/plugins/content/api-changes/contract';
import { useId, type Ref } from 'react';
import { CHANGE_GROUPS, MAX_QUERY_LENGTH, toggle, type ChangeFilter } from './changeFilter';
import type { OptionCounts } from './filterChanges';
import { FilterOptions } from './FilterOptions';
import { t } from './texts';
import styles from './styles.module.css';

interface ChangeFiltersProps {
  readonly filter: ChangeFilter;
  readonly counts: OptionCounts;
  readonly onChange: (filter: ChangeFilter) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

export function ChangeFilters({ filter, counts, onChange, searchRef }: ChangeFiltersProps) {
  const { groups, subjects, query } = filter;
  const searchId = useId();
  return (
    <div role="search" aria-label={t('apiChanges.filters')} className={styles.filters}>
      <FilterOptions
        legend={t('apiChanges.kindLegend')}
        options={CHANGE_GROUPS.map((value) => ({
          value,
          label: t(`apiChanges.groups.${value}`),
          count: counts.groups[value],
        }))}
        chosen={groups}
        onToggle={(group) => onChange({ ...filter, groups: toggle(groups, group, CHANGE_GROUPS) })}
      />
      <FilterOptions
        legend={t('apiChanges.subjectLegend')}
        options={API_CHANGE_SUBJECTS.map((value) => ({
          value,
          label: t(`apiChanges.subjects.${value}`),
          count: counts.subjects[value],
        }))}
        chosen={subjects}
        onToggle={(subject) =>
          onChange({ ...filter, subjects: toggle(subjects, subject, API_CHANGE_SUBJECTS) })
        }
      />
      <div className={styles.searchField}>
        <label htmlFor={searchId} className={styles.legend}>
          {t('apiChanges.search')}
        </label>
        <input
          ref={searchRef}
          id={searchId}
          type="search"
          dir="ltr"
          className={styles.search}
          value={query}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
        />
      </div>
    </div>
  );
}
