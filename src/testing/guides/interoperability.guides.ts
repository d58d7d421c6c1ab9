import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/integrations/interoperability/_vite';

const THUMBS = `[...document.querySelectorAll('.MuiSlider-root')].map((slider) => {
  const [root, thumb] = [slider, slider.querySelector('.MuiSlider-thumb')].map((part) => getComputedStyle(part));
  return root.color + ' ' + thumb.borderRadius;
})`;

describe(FOLDER, () => {
  const guide = serveGuide(FOLDER, ['vite', 'preview']);

  test('the styles of each tool win over those of the component', async () => {
    expect(await guide.evaluate(THUMBS)).toEqual(Array(7).fill('rgb(46, 125, 50) 0px'));
  });
});
