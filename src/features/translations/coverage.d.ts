/** The state of all translations (`plugins/content/translations`). */
declare module '@site-translation-coverage' {
  import type { TranslationCoverage } from '@site/plugins/content/translations/contract';

  const coverage: TranslationCoverage;
  export default coverage;
}
