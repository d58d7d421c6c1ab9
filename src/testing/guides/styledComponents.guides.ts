import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/integrations/styled-components/_vite';

const STYLES = `(() => {
  const styleOf = (selector) => getComputedStyle(document.querySelector(selector));
  return [
    styleOf('strong').color,
    styleOf('.MuiButton-root').backgroundColor,
    styleOf('.MuiButton-root').borderRadius,
    styleOf('.MuiStack-root').padding,
    document.querySelectorAll('style[data-emotion]').length,
  ];
})()`;

describe(FOLDER, () => {
  const guide = serveGuide(FOLDER, ['vite', 'preview']);

  test('both use one theme, and Emotion adds no styles', async () => {
    expect(await guide.evaluate(STYLES)).toEqual([
      'rgb(0, 105, 92)',
      'rgb(0, 105, 92)',
      '999px',
      '24px',
      0,
    ]);
  });
});
