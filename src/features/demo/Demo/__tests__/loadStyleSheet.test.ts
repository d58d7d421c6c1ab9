/** @jest-environment jsdom */
import { loadStyleSheet } from '../loadStyleSheet';

const links = () => [...document.head.querySelectorAll('link')];
const tell = (type: 'load' | 'error') => links()[0]?.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML = '<style>:root { --a: 1 }</style>';
});

describe('loadStyleSheet', () => {
  it('adds one link before the other sheets, and resolves when it is loaded', async () => {
    const [first, second] = [loadStyleSheet('/first.css'), loadStyleSheet('/first.css')];
    expect(document.head.firstElementChild).toBe(links()[0]);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/first.css']);
    expect(links()[0]).toHaveAttribute('rel', 'stylesheet');
    let resolved = false;
    const both = Promise.all([first, second]).then(() => (resolved = true));
    await Promise.resolve();
    expect(resolved).toBe(false);
    tell('load');
    await both;
    expect(resolved).toBe(true);
  });

  it('takes a link that failed away, so that the next call fetches again', async () => {
    const failing = loadStyleSheet('/second.css');
    tell('error');
    await expect(failing).rejects.toThrow('/second.css could not be loaded');
    expect(links()).toEqual([]);
    const again = loadStyleSheet('/second.css');
    expect(links()).toHaveLength(1);
    tell('load');
    await expect(again).resolves.toBeUndefined();
  });

  it.each([
    ['/there.css', 0],
    ['/other.css', 1],
    ['', 1],
  ])('adds, where the page came with /there.css, for %s %d', (href, count) => {
    const ownerNode = document.createElement('link');
    ownerNode.setAttribute('href', '/there.css');
    const inline = { ownerNode: document.createElement('style') };
    const inForce = [inline, { ownerNode }, { ownerNode: null }] as unknown as StyleSheetList;
    const sheets = jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(inForce);
    void loadStyleSheet(href);
    expect(links()).toHaveLength(count);
    sheets.mockRestore();
  });
});
