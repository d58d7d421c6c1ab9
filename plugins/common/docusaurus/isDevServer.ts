/** Whether `docusaurus start` runs; `docusaurus build --dev` is in development mode, too. */
export const isDevServer = (): boolean =>
  process.env['NODE_ENV'] === 'development' && !process.argv.includes('build');
