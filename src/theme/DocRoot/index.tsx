/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocRoot. Why: the original includes the 404 page
 * in every documentation page.
 */
import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import UnknownPage from './UnknownPage';

export default function DocRoot(props: Props): ReactNode {
  const page = useDocRootMetadata(props);
  if (!page) return <UnknownPage />;
  const { docElement, sidebarName, sidebarItems } = page;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <DocRootLayout>{docElement}</DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
