import { useLoaded } from '@site/src/ui/useLoaded';

const loadContent = () => import('@theme/NotFound/Content').then((module) => module.default);

/**
 * Shown at an unknown path below a product. The host serves the prebuilt 404 page; its markup
 * stays until the code to hydrate it is loaded, and without that, its links still work.
 */
export default function UnknownPage() {
  const { value: Content } = useLoaded(loadContent);
  if (Content) return <Content />;
  return <main suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
