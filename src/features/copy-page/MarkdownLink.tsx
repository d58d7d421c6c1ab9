import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toTwinPath } from '@site/plugins/output/markdown-twins/contract';

/** Adds a `<link>` to the page's Markdown to the head. Built site only. */
export function MarkdownLink({ permalink }: { readonly permalink: string }) {
  const { siteConfig } = useDocusaurusContext();
  if (process.env.NODE_ENV === 'development') return null;
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={toTwinPath(permalink, 'TS', siteConfig.baseUrl)}
      />
    </Head>
  );
}
