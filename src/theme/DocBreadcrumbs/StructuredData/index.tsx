/** Breadcrumbs for search engines are written into the built pages (`plugins/page-heads`). */
export default function DocBreadcrumbsStructuredData() {
  return null;
}
