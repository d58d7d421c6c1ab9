import path from 'node:path';
import type { DocPage } from '../../../common/html-postbuild/contentPages';
import { titleSize, withoutPictures } from '../node/cardElement';
import { createFontReader, fontFamily, readSubsets, subsetsFor } from '../node/fonts';
import { imageTags } from '../node/imageTags';
import { toCard } from '../node/pageCards';

const ROOT = path.resolve(__dirname, '../../../..');

test('fonts are those that a text needs', () => {
  const subsets = readSubsets(`
    @font-face { src: url(./files/a.woff2) format('woff2'), url(./files/a.woff) format('woff');
      unicode-range: U+4e00-4eff,U+6309; }
    @font-face { src: url(./files/b.woff2) format('woff2'), url(./files/b.woff) format('woff');
      unicode-range: U+5000; }`);
  expect(subsets).toEqual([
    {
      file: 'a.woff',
      ranges: [
        [0x4e00, 0x4eff],
        [0x6309, 0x6309],
      ],
    },
    { file: 'b.woff', ranges: [[0x5000, 0x5000]] },
  ]);
  expect(subsetsFor('Button', subsets)).toEqual([]);
  expect(subsetsFor('按', subsets)).toEqual(['a.woff']);
});

test('each file of a font has a name of its own', () => {
  const fontsFor = createFontReader(ROOT);
  expect(fontFamily(fontsFor('Botão, “x” …'))).toBe('Geist');
  const fonts = fontsFor('按钮用于触发操作');
  const names = fonts.filter(({ weight }) => weight === 600).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(1);
});

test.each([
  ['Button', 92],
  ['Customizing the theme', 76],
  ['按钮按钮按钮按钮按钮', 76],
  ['Server-side filtering of very many rows', 60],
])('%s is written %s px high', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test('pictures among letters are left out, signs are not', () => {
  expect(withoutPictures('About the lab 🧪 © → ✨')).toBe('About the lab © →');
});

const PAGE: DocPage = {
  productId: 'material-ui',
  versionName: 'v5',
  versionRoute: '/material-ui/v5',
  isNewest: false,
  pathname: '/material-ui/v5/react-button/',
  title: 'Button',
  description: 'Buttons.',
  source: '',
};

test('a card names product, version and address', () => {
  const site = { title: 'MUI', host: 'example.com', baseUrl: '/zh/', lang: 'zh-CN' };
  expect(toCard(PAGE, { ...site, marks: new Map([['material-ui', '<svg/>']]) })).toEqual({
    product: 'Material UI v5',
    title: 'Button',
    description: 'Buttons.',
    address: 'example.com/zh/material-ui/v5/react-button/',
    mark: '<svg/>',
    lang: 'zh-CN',
  });
});

test('an image that the author has named stays', () => {
  expect(imageTags('<head>', 'https://e.com/a.png', 'A "b"')).toContain(
    '<meta property="og:image:alt" content="A &quot;b&quot;" data-page-head>',
  );
  expect(imageTags('<meta data-rh=true property=og:image content=x>', 'u', 'a')).toBe('');
});
