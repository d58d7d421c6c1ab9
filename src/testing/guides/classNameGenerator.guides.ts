import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/experimental-api/classname-generator';

/** The border of the focused field: its color comes from a rule with class names of the time of the import. */
const FOCUSED = `new Promise((resolve) => {
  document.querySelector('input').focus();
  setTimeout(() => {
    const border = document.querySelector('fieldset');
    resolve([border.className.includes('FerryOutlinedInput-notchedOutline'), getComputedStyle(border).borderTopColor]);
  }, 500);
})`;

const FORMER = `document.querySelectorAll('.MuiButton-root, .MuiOutlinedInput-root').length`;

describe.each([
  { name: '_vite', serve: ['vite', 'preview'], hasServer: false },
  { name: '_app-router', serve: ['next', 'start'], hasServer: true },
  { name: '_pages-router', serve: ['next', 'start'], hasServer: true },
])(`${FOLDER}/$name`, ({ name, serve, hasServer }) => {
  const guide = serveGuide(`${FOLDER}/${name}`, serve);

  test('the classes begin with the prefix, and the styles of parts follow it', async () => {
    expect(await guide.evaluate(FOCUSED)).toEqual([true, 'rgb(25, 118, 210)']);
    expect(await guide.evaluate(FORMER)).toBe(0);
  });

  if (!hasServer) return;

  test('the server sends the same classes', async () => {
    const html = await guide.request('/');
    expect(html).toContain('FerryButton-root');
    expect(html).not.toMatch(/class="[^"]*MuiButton-root/);
  });
});
