import { serveGuide } from './serveGuide';

const FOLDER = 'docs/toolpad/core/introduction/tutorial';

describe(`${FOLDER}/_app-router`, () => {
  const guide = serveGuide(`${FOLDER}/_app-router`, ['next', 'start']);

  test('the HTML of the server has the content and the title from the navigation', async () => {
    expect(await guide.request('/')).toContain('Three bikes go out today.');
    expect(await guide.request('/orders')).toMatch(/<h4[^>]*>Orders</);
  });

  test('the sidebar changes the page without loading it again', async () => {
    expect(await guide.follows(['Orders'])).toBe(true);
  });
});

describe(`${FOLDER}/_vite`, () => {
  const guide = serveGuide(`${FOLDER}/_vite`, ['vite', 'preview']);

  test('the sidebar changes the page without loading it again', async () => {
    expect(await guide.follows(['Orders'])).toBe(true);
  });

  test('the page has the title from the navigation', async () => {
    expect(await guide.evaluate("document.querySelector('h4').textContent")).toBe('Today');
  });
});
