import type { DemoCode } from '@site/plugins/content/demos/contract';
import { editDemoSource, wholeText } from '../demoSource';

const code = (extension: string): DemoCode => ({
  files: [
    { name: `Orders.${extension}`, code: 'original', html: 'original' },
    { name: `rows.${extension}`, code: 'rows', html: 'rows' },
  ],
  preview: null,
});
const source = {
  typescript: code('tsx'),
  javascript: code('js'),
  dependencies: {},
  typeDependencies: {},
};

it('is the same without edits', () => {
  expect(editDemoSource(source, 'TS', null)).toBe(source);
});

it.each(['TS', 'JS'] as const)('puts the text into the demo’s own file in %s', (variant) => {
  const edited = editDemoSource(source, variant, 'edited');
  const texts = ({ files }: DemoCode) => files.map((file) => file.code);
  expect(texts(edited.typescript)).toEqual([variant === 'TS' ? 'edited' : 'original', 'rows']);
  expect(texts(edited.javascript)).toEqual([variant === 'JS' ? 'edited' : 'original', 'rows']);
});

const file = (name: string) => ({ name, code: `${name}\n`, html: '' });

it.each<[DemoCode['files'], string]>([
  [[file('a.tsx')], 'a.tsx\n'],
  [
    [file('a.tsx'), file('b/c.ts'), file('a.css')],
    '// a.tsx\n\na.tsx\n\n// b/c.ts\n\nb/c.ts\n\n/* a.css */\n\na.css\n',
  ],
])('the whole text of files', (files, text) => {
  expect(wholeText({ files, preview: null })).toBe(text);
});
