import { useEffect, useState, type ComponentType } from 'react';

/**
 * Shown at an unknown path below a product. The host serves the prebuilt 404 page; its markup
 * stays until the code to hydrate it is loaded.
 */
export default function UnknownPage() {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('@theme/NotFound/Content').then(
      ({ default: NotFoundContent }) => setContent(() => NotFoundContent),
      // The links in the markup still work.
      () => undefined,
    );
  }, []);
  if (Content) return <Content />;
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
