import { useEffect, useState, type ComponentType } from 'react';
import { t } from './texts';

/** Shown if the list cannot be loaded. */
function NoSuggestions() {
  return <p>{t('notFound.noSuggestions')}</p>;
}

/**
 * Pages similar to the current URL. Loaded on demand, because Docusaurus bundles the 404 page with
 * every documentation page.
 */
export default function PageSuggestions() {
  const [Pages, setPages] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./SimilarPages').then(
      ({ default: SimilarPages }) => setPages(() => SimilarPages),
      () => setPages(() => NoSuggestions),
    );
  }, []);
  return Pages && <Pages />;
}
