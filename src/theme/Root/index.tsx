/* Replaces the fallback of @docusaurus/core 3.10.2, which renders its children only. */
import Head from '@docusaurus/Head';
import { Analytics } from '@site/src/features/analytics';
import { useEffect, useState, type ReactNode } from 'react';

const OPENED_TITLE = typeof document === 'undefined' ? '' : document.title;

/**
 * Keeps the title of the HTML while the page hydrates, which takes several frames: until the page has
 * rendered its title, Docusaurus would show its default, the site's name. A template of the title counts
 * wherever it is rendered, so this one counts before the default is there.
 */
function OpenedTitle() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return OPENED_TITLE !== '' && !isHydrated ? (
    <Head titleTemplate={OPENED_TITLE}>{null}</Head>
  ) : null;
}

/** Persistent elements come after the page, in tab order, too. */
export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <OpenedTitle />
      {children}
      <Analytics />
    </>
  );
}
