/*
 * Ejected from @docusaurus/theme-classic 3.10.2, SiteMetadata. Why: canonical URL, alternates and
 * social card are written into the built pages (`plugins/output/head-tags`,
 * `plugins/output/social-cards`). Only crawlers need them, so no component renders them.
 */
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { HEAD_MARK } from '@site/plugins/common/html-postbuild/headMark';
import SearchMetadata from '@theme/SearchMetadata';
import { useEffect, useState } from 'react';

export default function SiteMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pathname } = useLocation();
  const [openedPathname] = useState(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  useEffect(() => {
    if (pathname === openedPathname) return;
    document.querySelectorAll(`[${HEAD_MARK}]`).forEach((tag) => tag.remove());
    setHasMoved(true);
  }, [pathname, openedPathname]);
  const url = siteConfig.url + pathname;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta
          property="og:locale"
          content={i18n.localeConfigs[i18n.currentLocale]?.htmlLang.replace('-', '_')}
        />
      </Head>
      {hasMoved && (
        // Used by the share function of browsers.
        <Head>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
        </Head>
      )}
      <SearchMetadata tag="default" locale={i18n.currentLocale} />
    </>
  );
}
