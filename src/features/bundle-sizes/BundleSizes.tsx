import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ImportSize } from '@site/plugins/content/api-reference/contract';
import { matchesName } from '@site/src/site/matchesName';
import FilterField from '@site/src/ui/FilterField';
import { useDeferredValue, useState, type CSSProperties } from 'react';
import { nextOrder, SORT_COLUMNS, sortSizes, type SizeOrder } from './sortSizes';
import { t } from './texts';
import styles from './styles.module.css';

/** Sizes of a product's imports; a header's button sorts by its column. */
export function BundleSizes({ sizes }: { readonly sizes: readonly ImportSize[] }) {
  const { i18n } = useDocusaurusContext();
  const [order, setOrder] = useState<SizeOrder>({ column: 'name', direction: 'ascending' });
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const kilobytes = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const shown = sizes.filter(({ name }) => matchesName(name, query));
  const largest = Math.max(...sizes.map(({ bytes }) => bytes));
  return (
    <>
      <FilterField
        label={t('bundleSizes.filter')}
        value={typed}
        onChange={setTyped}
        status={query && t('bundleSizes.filtered', { count: shown.length, total: sizes.length })}
      />
      <table className={styles.table} aria-label={t('bundleSizes.table')}>
        <thead>
          <tr>
            {SORT_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={order.column === column ? order.direction : undefined}
              >
                <button
                  type="button"
                  data-markdown=""
                  onClick={() => setOrder(nextOrder(order, column))}
                >
                  {t(`bundleSizes.${column}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortSizes(shown, order).map(({ name, to, from, bytes }) => (
            <tr key={`${from} ${name}`}>
              <th scope="row">
                <Link to={to}>{name}</Link>{' '}
                <span className={styles.from}>
                  <bdi>{from}</bdi>
                </span>
              </th>
              <td style={{ '--share': bytes / largest } as CSSProperties}>
                <bdi>{t('bundleSizes.kilobytes', { size: kilobytes.format(bytes / 1000) })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
