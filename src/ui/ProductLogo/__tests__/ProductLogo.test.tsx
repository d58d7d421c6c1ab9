import { renderToStaticMarkup } from 'react-dom/server';
import ProductLogo from '..';
import { MARKS, type MarkName } from '../marks';

const NAMES = Object.keys(MARKS) as MarkName[];

const render = (product: MarkName) =>
  renderToStaticMarkup(<ProductLogo product={product} size={28} />);

test.each(NAMES)('%s is a decorative mark that follows the colour mode', (name) => {
  const markup = render(name);
  expect(markup).toMatch(/^<svg width="28" height="28" viewBox="0 0 24 24".*aria-hidden="true"/);
  expect(markup).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|hsl/);
});

test('no two marks are alike', () => {
  const drawings = NAMES.map((name) => render(name).replace(/^<svg[^>]*>/, ''));
  expect(new Set(drawings).size).toBe(NAMES.length);
});
