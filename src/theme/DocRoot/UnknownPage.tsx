import { useEffect, useState, type ComponentType } from 'react';

/**
 * What is shown at an address below a product that has no page. The site's host answers with a page
 * made beforehand; its markup stays until the code that takes it over is there.
 */
export default function UnknownPage() {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('@theme/NotFound/Content').then(
      ({ default: NotFoundContent }) => setContent(() => NotFoundContent),
      // The markup has the links that lead on.
      () => undefined,
    );
  }, []);
  if (Content) return <Content />;
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
