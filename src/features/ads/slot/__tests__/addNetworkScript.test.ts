/** @jest-environment jsdom */
import { addNetworkScript } from '../addNetworkScript';

test('the script is added, and taken away with all that it made', () => {
  document.body.innerHTML = '<div id="host"></div><p id="page"></p>';
  const host = document.querySelector<HTMLElement>('#host');
  if (!host) throw new Error('The test needs a host.');
  const remove = addNetworkScript(host, 'https://ads.test/ad.js?serve=A');

  const script = document.querySelector<HTMLScriptElement>('#_carbonads_js');
  expect(script).toMatchObject({ async: true, src: 'https://ads.test/ad.js?serve=A' });
  expect(script?.parentNode).toBe(host);

  script?.insertAdjacentHTML('beforebegin', '<div id="carbonads"></div>');
  document.head.insertAdjacentHTML('beforeend', '<script id="_carbonads_projs"></script>');
  remove();
  expect(document.body.innerHTML).toBe('<div id="host"></div><p id="page"></p>');
  expect(document.querySelector('#_carbonads_projs')).toBeNull();
  // Browsers do not run a script that was moved to another document.
  expect(script?.ownerDocument).not.toBe(document);
  expect(script?.parentNode).not.toBeNull();
});
