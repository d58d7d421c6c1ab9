import chinese from '../../../../i18n/zh/dictionary.json';
import type { TranslationState } from '../node/translationState';
import { toTranslationNotice } from '../node/addTranslationNotices';

const CONTEXT = {
  language: 'zh-CN',
  shell: 'zh-CN',
  english: 'en',
  englishPath: '/material-ui/react-tabs/',
  repositoryUrl: 'https://github.com/x/y',
  text: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    `${key} ${Object.values(values).join()}`.trim(),
};
const HELP = { text: 'help', to: '/translations/' };
const ENGLISH_FILE = 'docs/material-ui/react-tabs/index.mdx';
const CHANGES = `https://github.com/x/y/commits/master/${ENGLISH_FILE}`;
const toEnglish = { text: 'english', href: '/material-ui/react-tabs/', samePage: true };

test.each<[string, TranslationState, object]>([
  [
    'a page without a translation',
    { type: 'missing' },
    { text: 'missing', links: [HELP], languages: { text: 'en', shell: 'zh-CN' } },
  ],
  [
    'an outdated translation',
    { type: 'stale', on: '2026-03-04', englishFile: ENGLISH_FILE },
    {
      text: 'stale 2026年3月4日',
      links: [toEnglish, { text: 'changes', href: `${CHANGES}?since=2026-03-04` }],
    },
  ],
  [
    'a translation without a date',
    { type: 'stale', englishFile: ENGLISH_FILE },
    { text: 'undated', links: [toEnglish, { text: 'changes', href: CHANGES }] },
  ],
  ['an API page in English', { type: 'api', parts: 'all' }, { text: 'apiAll', links: [HELP] }],
  [
    'an API page that is partly in English',
    { type: 'api', parts: ['props', 'slots', 'classes'] },
    { text: 'apiParts props、slots和classes', links: [HELP] },
  ],
])('%s', (_, state, expected) => {
  expect(toTranslationNotice(state, CONTEXT)).toEqual({ close: 'close', ...expected });
});

test('the dictionary has its texts', () => {
  expect(chinese.translationNotice.stale).toContain('{date}');
  expect(chinese.translationNotice.apiParts).toContain('{parts}');
});

test.each<[TranslationState, string]>([
  [{ type: 'missing' }, 'en'],
  [{ type: 'draft' }, 'zh-CN'],
  [{ type: 'api', parts: 'all' }, 'zh-CN'],
])('a notice in English names its language: %j', (state, text) => {
  expect(toTranslationNotice(state, { ...CONTEXT, shell: 'en' })?.languages).toEqual({
    text,
    shell: 'en',
  });
});
