import { useAddressState } from '@site/src/features/address-state';
import { contained } from '@site/src/features/panels';
import { useDeferredValue, useId, useMemo, type ReactNode } from 'react';
import { findCards, GalleryQuery, matchesQuery } from './cards';
import { GALLERY_ADDRESS, MAX_QUERY_LENGTH } from './galleryAddress';
import { t } from './texts';
import styles from './styles.module.css';

/** Groups of components with a filter; the query is in the URL. */
export const ComponentGallery = contained(function ComponentGallery({
  children,
}: {
  readonly children: ReactNode;
}) {
  const [typed, setTyped] = useAddressState(GALLERY_ADDRESS);
  const query = useDeferredValue(typed.trim());
  const fieldId = useId();
  const cards = useMemo(() => findCards(children), [children]);
  const count = cards.filter(({ props }) => matchesQuery(props, query)).length;
  return (
    <>
      <div role="search" aria-label={t('componentGallery.search')} className={styles.search}>
        <label htmlFor={fieldId}>{t('componentGallery.label')}</label>
        <input
          id={fieldId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className={styles.status}>
        {count === 0 ? t('componentGallery.empty') : t('componentGallery.count', { count })}
      </p>
      <GalleryQuery.Provider value={query}>{children}</GalleryQuery.Provider>
    </>
  );
});
