import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/integrations/nextjs';

/** The styles that a page has before any script runs. */
const stylesIn = (html: string) =>
  [...html.matchAll(/<style data-emotion="[^"]*"[^>]*>([^]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('');

describe.each([
  { name: '_app-router', themeFont: /--mui-font-body1:[^;]*var\(--font-roboto\)/ },
  { name: '_pages-router', themeFont: /--mui-font-body1:[^;]*Roboto/ },
])(`${FOLDER}/$name`, ({ name, themeFont }) => {
  const guide = serveGuide(`${FOLDER}/${name}`, ['next', 'start']);

  test('the server sends the styles of the components', async () => {
    const html = await guide.request('/');
    const [, button] = /class="[^"]*MuiButton-root[^"]* (mui-\w+)"/.exec(html) ?? [];
    expect(stylesIn(html)).toContain(`.${button}{`);
  });

  test('the server sends the colors of both schemes, and the script that chooses before the first paint', async () => {
    const html = await guide.request('/');
    const css = stylesIn(html);
    expect(css).toMatch(/\[data-color-scheme="dark"\]\{[^}]*--mui-palette-primary-main:#90caf9/);
    expect(css).toMatch(/\[data-color-scheme="light"\]\{[^}]*--mui-palette-primary-main:#1976d2/);
    expect(html.indexOf("localStorage.getItem('mui-mode')")).toBeGreaterThan(0);
    expect(html.indexOf("localStorage.getItem('mui-mode')")).toBeLessThan(html.indexOf('<h1'));
  });

  test('the theme has the font', async () => {
    expect(stylesIn(await guide.request('/'))).toMatch(themeFont);
  });

  test('buttons and links change the page without loading it again', async () => {
    expect(await guide.follows(['Timetable', 'Back to the harbor'])).toBe(true);
  });
});
