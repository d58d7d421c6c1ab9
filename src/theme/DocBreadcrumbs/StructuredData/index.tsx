/** Rendered at build time only (`plugins/output/head-tags`), since only search engines need it. */
export default function DocBreadcrumbsStructuredData() {
  return null;
}
