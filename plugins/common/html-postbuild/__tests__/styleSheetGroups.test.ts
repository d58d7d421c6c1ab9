import { styleSheetGroups, type BundledModule } from '../styleSheetGroups';

const { styles, pageStyles } = styleSheetGroups<BundledModule>((file) => file.startsWith('/demo/'));

function groupsOf(type: string, file: string | null, chunks: readonly (string | null)[]) {
  const module = { type, nameForCondition: () => file };
  const context = {
    chunkGraph: { getModuleChunksIterable: () => chunks.map((name) => ({ name })) },
  };
  return Object.entries({ styles, pageStyles })
    .filter(([, { test }]) => test(module, context))
    .map(([name]) => name);
}

const CSS = 'css/mini-extract';

test.each([
  ['of the entry', CSS, '/src/base.css', ['main'], ['styles']],
  ['of the stock layout', CSS, '/src/doc.css', ['17896441'], ['styles']],
  [
    'of a page that shares it with the layout',
    CSS,
    '/src/a.css',
    ['1df93b7f', '17896441'],
    ['styles'],
  ],
  ['of one page', CSS, '/src/home.css', ['1df93b7f'], ['pageStyles']],
  ['of some pages', CSS, '/src/plain.css', ['1df93b7f', 'fa17a3e5'], ['pageStyles']],
  ['of a chunk without a name', CSS, '/src/lazy.css', [null], ['pageStyles']],
  ['of a feature', CSS, '/demo/styles.css', ['main'], []],
  ['no style sheet', 'javascript/auto', '/src/base.css', ['main'], []],
  ['no file', 'javascript/auto', null, ['main'], []],
])('%s', (_, type, file, chunks, expected) => {
  expect(groupsOf(type, file, chunks)).toEqual(expected);
});

it('takes the rules of the common sheet out of all chunks', () => {
  expect(styles.chunks).toBe('all');
});

test.each([
  ['main', false],
  ['1df93b7f', true],
  ['src_features_settings_SettingsPanel_tsx', false],
  [undefined, false],
])('takes what the chunk %s shares with others: %s', (name, expected) => {
  expect(pageStyles.chunks({ name })).toBe(expected);
});

it('leaves what one page brings in the sheet of its own chunk', () => {
  expect(pageStyles.minChunks).toBe(2);
});
