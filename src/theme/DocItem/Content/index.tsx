/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Content. Why: the page header (title,
 * description, actions) is rendered from front matter, before the content; the original renders
 * only a title, inside the content.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { adsOfPage, AdSlot, PageAdsProvider } from '@site/src/features/ads';
import { PageFacts, pageFactsOf } from '@site/src/features/page-facts';
import { useServices } from '@site/src/features/services';
import { textLanguagesOf } from '@site-translation-notice';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import WornTheme from './WornTheme';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  // Only the metadata has what plugins add.
  const facts = pageFactsOf(metadata.frontMatter);
  const languages = textLanguagesOf(metadata.frontMatter);
  const ads = adsOfPage(useServices().ads, frontMatter);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')} lang={languages?.text}>
      <header>
        {!frontMatter.hide_title && (
          <Heading as="h1" className={styles.title}>
            {metadata.title}
          </Heading>
        )}
        {frontMatter.description && (
          <p
            className={clsx(
              'description',
              styles.description,
              facts ? styles.beforeFacts : ads && styles.beforeAd,
            )}
          >
            {frontMatter.description}
          </p>
        )}
        {facts && <PageFacts facts={facts} lang={languages?.shell} />}
        {ads && <AdSlot key={metadata.permalink} services={ads} />}
      </header>
      <DocItemTOCMobile />
      <PageAdsProvider value={ads}>
        <MDXContent>{children}</MDXContent>
      </PageAdsProvider>
      <WornTheme />
    </div>
  );
}
