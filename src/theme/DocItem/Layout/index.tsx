/*
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Layout. Why: the original's twelve-column
 * row makes the text a share of the window; here the table of contents has a fixed width and the
 * text a maximum line length, so that wide content can use wide screens. The original's version
 * banner needs the lists of all pages; ours uses the page's metadata.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { CopyPage } from '@site/src/features/copy-page';
import { pageLinksOf, useShowPageLinks } from '@site/src/features/page-links';
import { VersionNotice } from '@site/src/features/products';
import { textLanguagesOf, TranslationNotice } from '@site-translation-notice';
import { GENERATED_FIELD } from '@site/src/site/generatedPages';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const links = pageLinksOf(metadata.frontMatter);
  const { notice } = links;
  useShowPageLinks(links);
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={clsx(styles.layout, hasContents && styles.withContents)}>
      <div className={styles.main}>
        <ContentVisibility metadata={metadata} />
        {notice && <VersionNotice notice={notice} />}
        <TranslationNotice
          key={metadata.permalink}
          page={metadata.permalink}
          frontMatter={metadata.frontMatter}
        />
        <article>
          <div className={styles.top}>
            <DocBreadcrumbs />
            <CopyPage
              key={metadata.permalink}
              permalink={metadata.permalink}
              // API pages are generated, in one variant.
              hasVariants={!(GENERATED_FIELD in frontMatter)}
            />
          </div>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <div
          className={styles.contents}
          data-no-markdown=""
          lang={textLanguagesOf(metadata.frontMatter)?.text}
        >
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
