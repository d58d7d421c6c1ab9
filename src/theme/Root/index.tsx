/*
 * Replaces the fallback of @docusaurus/core 3.10.2, which renders its children only.
 */
import { Analytics } from '@site/src/features/analytics';
import type { ReactNode } from 'react';

/** What lives as long as the tab, whatever page is shown, comes after the page, also for Tab. */
export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Analytics />
    </>
  );
}
