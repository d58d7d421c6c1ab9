import { cssText, type SxStyles } from '../client/cssText';

test.each<[string, SxStyles, string]>([
  ['a number of pixels', { paddingTop: 16 }, 'padding-top: 16px;'],
  ['zero', { width: 0 }, 'width: 0;'],
  ['a text', { marginLeft: 'auto' }, 'margin-left: auto;'],
  ['a number without a unit', { fontWeight: 700, zIndex: 1 }, 'font-weight: 700;\nz-index: 1;'],
  ['a value that is left out', { color: undefined, top: null }, ''],
  [
    'a media query',
    { '@media (min-width:600px)': { maxWidth: '600px' } },
    '@media (min-width:600px) {\n  max-width: 600px;\n}',
  ],
])('%s', (_name, styles, css) => {
  expect(cssText(styles)).toBe(css);
});
