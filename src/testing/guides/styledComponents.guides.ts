import { startGuide, type StartedGuide } from './startGuide';

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
  let guide: StartedGuide;
  beforeAll(async () => {
    guide = await startGuide(FOLDER, ['vite', 'preview']);
  });
  afterAll(() => guide?.remove());

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
