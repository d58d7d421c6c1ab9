import english from '@site/i18n/en/dictionary.json';
import { t, tNodes } from '..';

test('t reads the English dictionary in tests', () => {
  expect(t('nav.badges.beta')).toBe(english.nav.badges.beta);
});

test('tNodes keeps a text without placeholders', () => {
  expect(tNodes('nav.badges.beta', {})).toMatchObject([
    { props: { children: english.nav.badges.beta } },
  ]);
});
