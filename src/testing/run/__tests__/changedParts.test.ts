import { changedLocales, changedSandboxes, changesServices } from '../changedParts';

const NAMES = ['materialUi', 'joyUi', 'x'];

test.each([
  ['a demo', 'docs/joy-ui/react-button/BasicButton.tsx', ['joyUi']],
  [
    'a demo of an older version',
    'material-ui_versioned_docs/version-v5/react-button/A.tsx',
    ['materialUi'],
  ],
  ['a style sheet of a demo', 'docs/x/react-charts/a.css', ['x']],
  ['a text', 'docs/joy-ui/react-button/index.mdx', []],
  ['the template', 'src/features/demo/sandbox/createIndexHtml.ts', NAMES],
  ['the versions of packages', 'package-lock.json', NAMES],
])('sandboxes: %s', (_name, file, names) => {
  expect(changedSandboxes([file], NAMES)).toEqual(names);
});

test.each([
  ['src/features/ads/AdSlot.tsx', true],
  ['src/site/services.ts', true],
  ['package-lock.json', true],
  ['src/features/ads-like/A.tsx', false],
  ['docs/joy-ui/react-button/index.mdx', false],
])('services: %s', (file, isChanged) => {
  expect(changesServices([file])).toBe(isChanged);
});

test.each([
  ['a text', 'docs/joy-ui/react-button/index.mdx', ['en', 'zh']],
  ['a translation', 'i18n/pt/dictionary.json', ['en', 'zh', 'pt']],
])('languages: %s', (_name, file, locales) => {
  expect(changedLocales([file])).toEqual(locales);
});
