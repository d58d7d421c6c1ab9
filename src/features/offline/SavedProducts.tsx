import { useLocation } from '@docusaurus/router';
import { useLocaleCode } from '@site/src/features/locale';
import { localizePath } from '@site/src/site/paths';
import { useLoaded } from '@site/src/ui/useLoaded';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ProductRow } from './ProductRow';
import { findProduct } from './saved/findProduct';
import { fetchSummaries } from './saved/productLists';
import { listSavedProducts, type SavedCache } from './saved/savedProducts';
import type { Savable } from './saved/saveProduct';
import { getSavingState, removeSaved, subscribeToSaving } from './saved/saving';
import { t } from './texts';
import styles from './styles.module.css';

/** Saved products; `null` until known. */
function useSaved(revision: number): readonly SavedCache[] | null {
  const [saved, setSaved] = useState<readonly SavedCache[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    listSavedProducts().then(
      (found) => isCurrent && setSaved(found),
      // With blocked storage nothing can be saved or shown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return saved;
}

/** Size of a product in bytes; `null` until known, or offline. */
function useSize(locale: string, product: string | undefined): number | null {
  const load = useCallback(() => fetchSummaries(locale), [locale]);
  const { value: summaries } = useLoaded(load, product !== undefined);
  return summaries?.[product ?? '']?.size ?? null;
}

interface Row extends Savable {
  readonly size: number;
  readonly isSaved: boolean;
}

/** The current product and saved ones, with their actions. */
export default function SavedProducts() {
  const { pathname } = useLocation();
  const locale = useLocaleCode();
  const product = findProduct(pathname);
  const state = useSyncExternalStore(subscribeToSaving, getSavingState, getSavingState);
  const saved = useSaved(state.revision);
  const size = useSize(locale, product?.id);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  if (!saved) return null;
  const own: Savable | null = product && {
    locale,
    product: product.id,
    name: product.name,
    href: localizePath(product.href, locale),
  };
  const isOwn = (other: { readonly locale: string; readonly product: string }) =>
    other.locale === own?.locale && other.product === own.product;
  const savedOwn = saved.find((copy) => isOwn(copy.saved))?.saved;
  const others: Row[] = saved
    .filter((copy) => !isOwn(copy.saved))
    .map((copy) => ({ ...copy.saved, isSaved: true }));
  const { running } = state;
  if (running && !isOwn(running.savable)) {
    others.push({ ...running.savable, size: running.total, isSaved: false });
  }
  const ownSize = savedOwn?.size ?? size;
  const rows =
    own && ownSize !== null
      ? [{ ...own, size: ownSize, isSaved: savedOwn !== undefined }, ...others]
      : others;
  if (rows.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
        {t('offline.title')}
      </h3>
      <p className={styles.lede}>{t('offline.lede')}</p>
      <ul className={styles.products}>
        {rows.map((row) => (
          <ProductRow
            key={`${row.locale} ${row.product}`}
            savable={row}
            size={row.size}
            isSaved={row.isSaved}
            state={state}
            onRemove={() => {
              // The row of another product unmounts, so focus has to move.
              if (!isOwn(row)) heading.current?.focus();
              void removeSaved(row.locale, row.product);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
