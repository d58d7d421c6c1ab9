/** The state of all translations (`plugins/content/translations`). */
declare module '@generated/translations/default/coverage.json' {
  import type { TranslationCoverage } from '@site/plugins/content/translations/contract';

  const coverage: TranslationCoverage;
  export default coverage;
}
