import { paletteColorsPreference } from '../paletteColors';

const { parse, serialize, defaultValue } = paletteColorsPreference;
const primary = (main: unknown) => JSON.stringify({ primary: { main } });

it.each([{}, { primary: { main: '#2196f3' } }, { grey: { 300: 'rgb(1, 2, 3)' } }])(
  'reads what it wrote for %j',
  (colors) => {
    expect(parse(serialize(colors))).toEqual(colors);
  },
);

it('keeps nothing while there are no colours', () => {
  expect(serialize(defaultValue)).toBeNull();
});

it.each([
  null,
  undefined,
  '',
  '{',
  '[]',
  'null',
  '3',
  {},
  '{"primary":"#fff"}',
  '{"primary":{}}',
  '{"toString":{"main":"#fff"},"tertiary":{"main":"#fff"}}',
])('drops %p', (stored) => {
  expect(parse(stored)).toBe(defaultValue);
});

it.each([
  '#abc',
  '#abcd',
  '#2196F3',
  '#2196f380',
  'rgb(1,2,3)',
  'rgba(1, 2, 3, 0.5)',
  'hsl(355, 98%, 66%)',
  'hsla( 355, 98%, 66%, 1 )',
  'hsla(355.25, 98.5%, 66%, .5)',
])('takes the colour %s', (color) => {
  expect(parse(primary(color))).toEqual({ primary: { main: color } });
});

it.each([
  'red',
  '#ab',
  '#abcde',
  '#abcdefg',
  'url(//x)',
  'rgb(1, 2)',
  `rgb(${'9'.repeat(400)}, 0, 0)`,
  'rgb(1e308, 0, 0)',
  'rgb(1.2.3, 0, 0)',
  'rgb(1,,)',
  'rgb(1 2 3)',
  'RGB(1, 2, 3)',
  'var(--x)',
  'rgb(1,2,3);color:red',
  7,
])('drops the colour %p', (color) => {
  expect(parse(primary(color))).toBe(defaultValue);
});

it('keeps the valid part', () => {
  expect(
    parse('{"primary":{"main":"red","500":"#fff"},"error":{"main":"#f00"},"warning":7}'),
  ).toEqual({ primary: { 500: '#fff' }, error: { main: '#f00' } });
});
