/** Whether pages are made small: in production, unless `DOCS_PAGE_WEIGHT=0` asks for stock Docusaurus. */
export const isPageWeightActive = (): boolean =>
  process.env['NODE_ENV'] === 'production' && process.env['DOCS_PAGE_WEIGHT'] !== '0';
