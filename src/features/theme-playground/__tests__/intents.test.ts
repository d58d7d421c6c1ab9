import { mainColors } from '../color/intents';

test.each([
  [{}, '#2196f3', '#f50057'],
  [{ primary: { main: '#123456' } }, '#123456', '#f50057'],
  [{ secondary: { main: 'rgb(0, 0, 255)' } }, '#2196f3', '#0000ff'],
  [{ primary: { main: 'hsl(1, 2%, 3%)' }, secondary: { 500: '#123456' } }, '#2196f3', '#f50057'],
])('%j', (palettes, primary, secondary) => {
  expect(mainColors(palettes)).toEqual({ primary, secondary });
});
