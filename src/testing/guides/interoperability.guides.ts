import { startGuide, type StartedGuide } from './startGuide';

const FOLDER = 'docs/material-ui/integrations/interoperability/_vite';

const THUMBS = `[...document.querySelectorAll('.MuiSlider-root')].map((slider) => {
  const [root, thumb] = [slider, slider.querySelector('.MuiSlider-thumb')].map((part) => getComputedStyle(part));
  return root.color + ' ' + thumb.borderRadius;
})`;

describe(FOLDER, () => {
  let guide: StartedGuide;
  beforeAll(async () => {
    guide = await startGuide(FOLDER, ['vite', 'preview']);
  });
  afterAll(() => guide?.remove());

  test('the styles of each tool win over those of the component', async () => {
    expect(await guide.evaluate(THUMBS)).toEqual(Array(7).fill('rgb(46, 125, 50) 0px'));
  });
});
