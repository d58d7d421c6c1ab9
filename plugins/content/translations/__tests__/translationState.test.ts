import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { createTranslationCheck, createTranslationStates } from '../node/translationState';
import { blobId } from '../node/pages';

const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui';

const site = temporaryFolder('each');
const ENGLISH = '---\ntitle: A\nkeywords: [one]\n---\n\nText.\n';

const translation = (fields: string) => `---\ntitle: 甲\n${fields}---\n`;

beforeEach(() =>
  site.write({
    ...Object.fromEntries(
      ['same', 'changed', 'begun', 'missing'].map((name) => [
        `docs/material-ui/${name}/index.mdx`,
        ENGLISH,
      ]),
    ),
    [`${FOLDER}/current/same/index.mdx`]: translation(`translated_from: '${blobId(ENGLISH)}'\n`),
    [`${FOLDER}/current/changed/index.mdx`]: translation(
      `translated_from: '${blobId('It was another.')}'\ntranslated_on: '2026-11-24'\n`,
    ),
    [`${FOLDER}/current/begun/index.mdx`]: translation(
      `translated_from: '${blobId(ENGLISH)}'\ntranslated_draft: true\n`,
    ),
    '.docusaurus/api-reference/english-parts.json': JSON.stringify({
      zh: { '/material-ui/api/zoom': 'all', '/x/api/data-grid/data-grid': ['props'] },
    }),
  }),
);

test.each<[pathname: string, locale: string, state: object, isTranslated: boolean]>([
  ['/material-ui/same/', 'zh', { type: 'translated' }, true],
  [
    '/material-ui/changed/',
    'zh',
    { type: 'stale', on: '2026-11-24', englishFile: 'docs/material-ui/changed/index.mdx' },
    true,
  ],
  ['/material-ui/begun/', 'zh', { type: 'draft' }, false],
  ['/material-ui/missing/', 'zh', { type: 'missing' }, false],
  ['/material-ui/missing/', 'en', { type: 'translated' }, true],
  ['/material-ui/api/button/', 'zh', { type: 'translated' }, true],
  // Its texts are there, but their English has changed.
  ['/material-ui/api/zoom/', 'zh', { type: 'api', parts: 'all' }, false],
  ['/x/api/data-grid/data-grid/', 'zh', { type: 'api', parts: ['props'] }, true],
  ['/material-ui/api/button/', 'pt', { type: 'api', parts: 'all' }, false],
])('%s in %s', (pathname, locale, state, isTranslated) => {
  const page = {
    productId: pathname.split('/')[1] ?? '',
    versionName: 'current',
    pathname,
    source: `@site/docs${pathname}index.mdx`,
  };
  expect(createTranslationStates(site.path)(page, locale)).toEqual(state);
  expect(createTranslationCheck(site.path)(page, locale)).toBe(isTranslated);
});
