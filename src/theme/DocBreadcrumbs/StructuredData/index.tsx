/** Breadcrumbs for search engines are written into the built pages (`plugins/output/head-tags`). */
export default function DocBreadcrumbsStructuredData() {
  return null;
}
