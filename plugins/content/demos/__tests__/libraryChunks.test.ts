import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  demosChunk,
  isDemoStyleSheet,
  isLibraryCode,
  libraryChunk,
  librarySplitChunks,
} from '../node/libraryChunks';

const COMPONENT = '/site/src/features/demo';
const LIBRARIES = `${COMPONENT}/libraries`;

const cases: [string, boolean][] = [
  ['/site/node_modules/@mui/material/esm/Button/Button.js', true],
  ['/site/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js', true],
  ['/site/node_modules/@toolpad/core/node_modules/clsx/dist/clsx.mjs', true],
  ['C:\\site\\node_modules\\dayjs\\esm\\index.js', true],
  ['/site/src/features/demo/libraries/material.tsx', true],
  // Packages that pages use.
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
  const { common, libraries, styles, pageStyles, ...features } =
    librarySplitChunks(LIBRARIES).cacheGroups;
  const groupsOf = (file: string | null) => {
    const module = { type: 'javascript/auto', nameForCondition: () => file };
    return Object.entries({ common, libraries, ...features })
      .filter(([, { test }]) => test(module))
      .map(([name]) => name);
  };

  test.each(cases.filter(([, expected]) => expected))('counts %s to the libraries', (file) => {
    expect(groupsOf(file)).toEqual(['libraries']);
  });

  test.each([
    [`${COMPONENT}/Demo/Demo.tsx`, 'demo'],
    [`${COMPONENT}/index.ts`, 'demo'],
    ['/site/src/ui/Toolbar/index.tsx', 'demo'],
    ['/site/src/ui/Menu/index.tsx', 'floating'],
    ['C:\\site\\src\\ui\\Menu\\index.tsx', 'floating'],
    ['/site/src/features/api/ApiSection.tsx', 'api'],
    ['/site/src/features/api-changes/index.ts', 'api'],
    ['/site/.docusaurus/translations/default/api.json', 'api'],
    ['/site/.docusaurus/translations/default/demo.json', 'demo'],
    ['/site/src/ui/Dialog/index.tsx', 'common'],
    ['/site/src/features/demos/x.ts', 'common'],
    ['/site/src/prefs/store.ts', 'common'],
    ['/site/docs/material-ui/react-button/BasicButtons.tsx', 'common'],
  ])('counts %s to %s', (file, group) => {
    expect(groupsOf(file)).toEqual([group]);
  });

  it('leaves modules that are no files to the pages', () => {
    expect(groupsOf(null)).toEqual(['common']);
  });

  it('has no named chunk for libraries, which pages without demos could be given', () => {
    expect(libraries).not.toHaveProperty('name');
  });

  test.each([
    [`${COMPONENT}/Demo/styles.module.css`, []],
    ['/site/src/css/base.css', ['main']],
    ['/site/src/features/home/styles.module.css', ['page']],
    ['/site/node_modules/@mui/x-data-grid/src/features/demo/index.css', ['page']],
  ])('puts the rules of %s into the sheets %j', (file, sheets) => {
    const module = { type: 'css/mini-extract', nameForCondition: () => file };
    const isTaken = ({ test }: typeof styles | typeof pageStyles, name: string) =>
      test(module, { chunkGraph: { getModuleChunksIterable: () => [{ name }] } });
    const places = [
      ['main', isTaken(styles, 'main')],
      ['page', isTaken(pageStyles, '1df93b7f')],
    ] as const;
    const taken = places.filter(([, is]) => is).map(([name]) => name);
    expect(taken).toEqual(sheets.length === 0 ? [] : ['main', 'page']);
  });
});

it('knows the style sheet of a demo by the demo beside it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demos-'));
  writeFileSync(path.join(folder, 'Basic.css.tsx'), '');
  expect(isDemoStyleSheet(path.join(folder, 'Basic.css'))).toBe(true);
  expect(isDemoStyleSheet(path.join(folder, 'Other.css'))).toBe(false);
  expect(isDemoStyleSheet(path.join(folder, 'Basic'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test.each([
  [
    'docs/material-ui/react-button/BasicButtons.tsx',
    'system',
    'demos-docs-material-ui-react-button',
  ],
  [
    'docs/material-ui/react-button/ButtonColors.tsx',
    'system',
    'demos-docs-material-ui-react-button',
  ],
  ['docs/x/react-charts/bars/Stacked.tsx', 'system', 'demos-docs-x-react-charts-bars'],
  ['docs/x/react-charts/bars/Stacked.tsx', 'css', 'demos-css-docs-x-react-charts-bars'],
] as const)('%s, styling %s, goes into the chunk %s', (file, styling, chunk) => {
  expect(demosChunk(file, styling)).toBe(chunk);
});

it('has one chunk per wrapper', () => {
  expect(libraryChunk('joy')).toBe('demo-library-joy');
});
