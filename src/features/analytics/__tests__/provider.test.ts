/** @jest-environment jsdom */
import { createProvider, type Provider } from '../provider';

const SERVICE = { id: 'G-TEST123', scriptUrl: 'https://analytics.example/gtag/js' };

interface Globals {
  dataLayer?: ArrayLike<unknown>[];
}
const globals = window as unknown as Globals;

const scripts = () => [...document.querySelectorAll('script')];
const sent = () => (globals.dataLayer ?? []).map((entry) => Array.from(entry));

let provider: Provider;

beforeEach(() => {
  document.head.innerHTML = '';
  delete globals.dataLayer;
  provider = createProvider(SERVICE);
});

it('agrees to statistics only', () => {
  provider.start();
  expect(sent()[0]?.[2]).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

it('keeps the query of the configured address', () => {
  createProvider({ id: 'G-A B', scriptUrl: 'https://a.example/x.js?v=2' }).start();
  expect(scripts()[0]?.src).toBe('https://a.example/x.js?v=2&id=G-A+B');
});

it('asks again for a script that could not be loaded', () => {
  provider.start();
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual([]);
  provider.stop();
  provider.start();
  expect(scripts()).toHaveLength(1);
});
