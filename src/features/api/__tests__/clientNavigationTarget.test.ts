/** @jest-environment jsdom */
import { clientNavigationTarget } from '../clientNavigationTarget';

function click(selector: string, init: MouseEventInit = {}): string | undefined {
  let target: string | undefined;
  const onClick = (event: MouseEvent) => {
    target = clientNavigationTarget(event);
    // jsdom does not navigate.
    event.preventDefault();
  };
  document.body.addEventListener('click', onClick, { once: true });
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a id="react" href="/a/">React's own</a>
    <div data-html>
      <p>Text</p>
      <a id="own" href="/a/#b"><code>own</code></a>
      <a id="external" href="https://mui.com/a/">external</a>
      <a id="host" href="//mui.com/a/">host</a>
      <a id="hash" href="#b">hash</a>
      <a id="tab" href="/a/" target="_blank">tab</a>
    </div>`;
});

test.each([
  ['#own', '/a/#b'],
  ['#own code', '/a/#b'],
  ['#react', undefined],
  ['p', undefined],
  ['#external', undefined],
  ['#host', undefined],
  ['#hash', undefined],
  ['#tab', undefined],
])('a click on %s goes to %p', (selector, target) => {
  expect(click(selector)).toBe(target);
});

test.each<MouseEventInit>([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('with %j it is left to the browser', (init) => {
  expect(click('#own', init)).toBeUndefined();
});

test('a click that was handled is left alone', () => {
  document.querySelector('#own')?.addEventListener('click', (event) => event.preventDefault());
  expect(click('#own')).toBeUndefined();
});
