import english from '../../i18n/en/dictionary.json';
import type { SiteDictionary } from '../../plugins/content/translations/contract';
import { flattenTexts } from '../../plugins/content/translations/flattenTexts';

/** Stands in for the generated dictionaries in tests: the English texts. */
const dictionary: SiteDictionary = {
  language: 'en',
  messages: flattenTexts(english),
  fallback: {},
};

export default dictionary;
