import { joyPalette } from '../joy/joyPalette';

it('builds a palette around the main colour', () => {
  const { primary } = joyPalette({ primary: { main: '#336699' } });
  expect(primary).toMatchObject({
    50: 'color-mix(in oklab, #336699 6%, white)',
    400: 'color-mix(in oklab, #336699 76%, white)',
    500: '#336699',
    600: 'color-mix(in oklab, #336699 86%, black)',
    900: 'color-mix(in oklab, #336699 32%, black)',
    mainChannel: '51 102 153',
  });
  expect(Object.keys(primary ?? {})).toHaveLength(13);
});

it.each([
  ['rgb(51, 102, 153)', '51 102 153'],
  ['#369', '51 102 153'],
  ['hsl(210, 50%, 40%)', '51 102 153'],
])('has the channels of %s', (main, mainChannel) => {
  const { danger } = joyPalette({ error: { main } });
  expect(danger).toMatchObject({ mainChannel });
  expect(danger?.lightChannel).toMatch(/^\d+ \d+ \d+$/);
  expect(danger?.darkChannel).toMatch(/^\d+ \d+ \d+$/);
});

it.each([
  [{}, []],
  [{ success: { 500: '#0f0' } }, ['success']],
  [{ success: { 300: '#0f0' } }, []],
  [{ secondary: { main: '#f00' }, grey: { main: '#888' } }, []],
  [
    { error: { main: '#f00' }, warning: { main: '#ff0' }, primary: { main: '#00f' } },
    ['primary', 'warning', 'danger'],
  ],
])('of %j changes the palettes %j', (colors, changed) => {
  expect(Object.keys(joyPalette(colors))).toEqual(changed);
});
