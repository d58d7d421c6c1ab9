import { useLoaded } from '@site/src/ui/useLoaded';
import { t } from './texts';

const loadPages = () => import('./SimilarPages').then((module) => module.default);

/**
 * Pages similar to the current URL. Loaded on demand, because Docusaurus bundles the 404 page with
 * every documentation page.
 */
export default function PageSuggestions() {
  const { value: Pages, failed } = useLoaded(loadPages);
  if (failed) return <p>{t('notFound.noSuggestions')}</p>;
  return Pages && <Pages />;
}
