import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import english from '@site/i18n/en/dictionary.json';
import texts from '@generated/translations/default/translations.json';
import { createTexts, t, tNodes } from '..';

test('t reads the English dictionary in tests', () => {
  expect(t('nav.badges.beta')).toBe(english.nav.badges.beta);
});

test('tNodes keeps a text without placeholders', () => {
  expect(tNodes('nav.badges.beta', {})).toMatchObject([
    { props: { children: english.nav.badges.beta } },
  ]);
});

test('tNodes chooses the form of a text for its count', () => {
  const { tNodes: ofGroup } = createTexts<'translations'>(texts);
  const words = (count: number) =>
    renderToStaticMarkup(createElement('p', null, ofGroup('translations.wordsOf', { count })));
  expect([1, 2000].map(words)).toEqual([
    '<p><span>1 word</span></p>',
    '<p><span>2,000 words</span></p>',
  ]);
});

test('a text of an on-demand group needs the translator of that group', () => {
  // @ts-expect-error A file that forgets it does not compile.
  expect(t('translations.title')).toBe(english.translations.title);
});
