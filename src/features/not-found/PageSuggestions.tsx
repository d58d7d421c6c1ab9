import { t } from '@site/src/features/locale';
import { useEffect, useState, type ComponentType } from 'react';
import './texts';

/** What stands in for the list when it cannot be loaded. */
function NoSuggestions() {
  return <p>{t('notFound.noSuggestions')}</p>;
}

/**
 * The pages that a reader may have meant by the address that is shown. They are loaded when it is shown:
 * Docusaurus has the page for unknown addresses in what every page of the documentation loads.
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
