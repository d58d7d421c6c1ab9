import { demosChunk, isLibraryCode, libraryChunk, librarySplitChunks } from '../node/libraryChunks';

const LIBRARIES = '/site/src/features/demo/libraries';

const cases: [string, boolean][] = [
  ['/site/node_modules/@mui/material/esm/Button/Button.js', true],
  ['/site/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js', true],
  ['/site/node_modules/@toolpad/core/node_modules/clsx/dist/clsx.mjs', true],
  ['C:\\site\\node_modules\\dayjs\\esm\\index.js', true],
  ['/site/src/features/demo/libraries/material.tsx', true],
  // The pages' own.
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/DocItem/index.js', false],
  ['/site/node_modules/@mdx-js/react/lib/index.js', false],
  ['/site/src/features/demo/Demo/Demo.tsx', false],
  ['/site/src/features/demo/librariesOfOld/x.tsx', false],
  ['/site/docs/material-ui/react-button/BasicButtons.tsx', false],
  ['/node_modules/site/src/prefs/store.ts', true],
  ['', false],
];

test.each(cases)('isLibraryCode(%s) is %s', (file, expected) => {
  expect(isLibraryCode(file, LIBRARIES)).toBe(expected);
});

describe('librarySplitChunks', () => {
  const { common, libraries } = librarySplitChunks(LIBRARIES).cacheGroups;

  test.each(cases)('gives %s to exactly one group', (file, expected) => {
    const module = { nameForCondition: () => file };
    expect(libraries.test(module)).toBe(expected);
    expect(common.test(module)).toBe(!expected);
  });

  it('leaves modules that are no files to the pages', () => {
    const module = { nameForCondition: () => null };
    expect(common.test(module)).toBe(true);
  });

  it('has no named chunk, which pages without demos could be given', () => {
    expect(libraries).not.toHaveProperty('name');
  });
});

test.each([
  ['docs/material-ui/react-button/BasicButtons.tsx', 'demos-docs-material-ui-react-button'],
  ['docs/material-ui/react-button/ButtonColors.tsx', 'demos-docs-material-ui-react-button'],
  ['docs/x/react-charts/bars/Stacked.tsx', 'demos-docs-x-react-charts-bars'],
])('%s goes into the chunk %s', (file, chunk) => {
  expect(demosChunk(file)).toBe(chunk);
});

it('has one chunk per wrapper', () => {
  expect(libraryChunk('joy')).toBe('demo-library-joy');
});
