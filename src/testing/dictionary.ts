import english from '../../i18n/en/dictionary.json';
import type { SiteDictionary } from '../../plugins/content/translations/contract';

interface TextGroup {
  readonly [name: string]: string | TextGroup;
}

/** Flattens `{ a: { b: 'x' } }` to `{ 'a.b': 'x' }`. */
const flattenTexts = (group: TextGroup, prefix = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value]]
        : Object.entries(flattenTexts(value, `${prefix}${name}.`)),
    ),
  );

/** Stands in for the generated dictionaries in tests: the English texts. */
const dictionary: SiteDictionary = {
  language: 'en',
  messages: flattenTexts(english),
  fallback: {},
};

export default dictionary;
