import { serveGuide } from './serveGuide';

const FOLDER = 'docs/material-ui/guides/server-rendering/_express';

describe(FOLDER, () => {
  // The server is a file of its own, as the script `start` says.
  const guide = serveGuide(FOLDER, ['../../dist/server/server.js']);

  test('the HTML has the content and its styles, in the head', async () => {
    const html = await guide.request('/');
    expect(html).toMatch(
      /<style data-emotion="css [^"]+">[^<]*background-color:[^<]*<\/style>.*<\/head>/s,
    );
    expect(html).toContain('Book the 9:40');
    expect(html).not.toMatch(/<body>.*<style/s);
  });

  test('the browser takes the HTML over', async () => {
    expect(
      await guide.evaluate(`new Promise((resolve) => {
        document.querySelector('button').click();
        requestAnimationFrame(() => setTimeout(() => resolve(document.querySelector('button').textContent)));
      })`),
    ).toBe('Booked');
  });
});
