import { useLocation } from '@docusaurus/router';
import { useLocaleCode } from '@site/src/features/locale';
import { localizePath } from '@site/src/site/paths';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ProductRow } from './ProductRow';
import { findProduct } from './saved/findProduct';
import { fetchSummaries } from './saved/productLists';
import { listSavedProducts, type SavedCache } from './saved/savedProducts';
import { getSavingState, removeSaved, subscribeToSaving, type Savable } from './saved/saving';
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
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => {
    if (product === undefined) return undefined;
    let isCurrent = true;
    fetchSummaries(locale).then(
      (summaries) => isCurrent && setSize(summaries[product]?.size ?? null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, product]);
  return size;
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
  const others = saved.map((copy) => copy.saved).filter((copy) => !isOwn(copy));
  const { running } = state;
  if (running && !isOwn(running.savable)) {
    others.push({ ...running.savable, version: '', size: running.total, addresses: {} });
  }
  const ownSize = savedOwn?.size ?? size;
  const showsOwn = own !== null && ownSize !== null;
  if (!showsOwn && others.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
        {t('offline.title')}
      </h3>
      <p className={styles.lede}>{t('offline.lede')}</p>
      <ul className={styles.products}>
        {showsOwn && (
          <ProductRow
            key={`${own.locale} ${own.product}`}
            savable={own}
            size={ownSize}
            isSaved={savedOwn !== undefined}
            state={state}
            onRemove={() => void removeSaved(own.locale, own.product)}
          />
        )}
        {others.map((other) => (
          <ProductRow
            key={`${other.locale} ${other.product}`}
            savable={other}
            size={other.size}
            isSaved={other.version !== ''}
            state={state}
            onRemove={() => {
              // The row unmounts, so focus has to move.
              heading.current?.focus();
              void removeSaved(other.locale, other.product);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
