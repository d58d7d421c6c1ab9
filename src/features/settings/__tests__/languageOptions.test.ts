import { languageOptions } from '../languageOptions';

const built = ['en', 'zh', 'pt'];

it.each([
  [['en'], 'en', ['en']],
  [['en'], 'zh', ['en', 'zh']],
  [['en'], 'pt', ['en', 'pt']],
  [['pt', 'en'], 'en', ['en', 'pt']],
  [['en', 'zh', 'pt'], 'zh', ['en', 'zh', 'pt']],
  [['en', 'fr'], 'en', ['en']],
  [[], 'zh', ['zh']],
])('with %j listed, a page in %s offers %j', (listed, current, expected) => {
  expect(languageOptions({ built, listed, current })).toEqual(expected);
});
