import { semanticColors } from '../../../../src/site/tokens';
import { tokensToCss } from '../tokensToCss';

const css = tokensToCss();

test.each([
  '--radius: 12px;',
  '--space-1: 8px;',
  '--space-half: 4px;',
  '--color-blue-500: hsl(210, 100%, 45%);',
])('declares %s', (declaration) => {
  expect(css).toContain(declaration);
});

test('every meaning has a value in both modes', () => {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  for (const name of Object.keys(semanticColors)) {
    expect(light).toContain(`--${name}:`);
    expect(dark).toContain(`--${name}:`);
  }
});
