/* Replaces the fallback of @docusaurus/core 3.10.2, which renders its children only. */
import { Analytics } from '@site/src/features/analytics';
import type { ReactNode } from 'react';

/** Persistent elements come after the page, in tab order, too. */
export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Analytics />
    </>
  );
}
