/** @jest-environment jsdom */
import { createProvider, type Provider } from '../provider';

const SERVICE = { id: 'G-TEST123', scriptUrl: 'https://analytics.example/gtag/js' };

interface Globals {
  dataLayer?: ArrayLike<unknown>[];
  'ga-disable-G-TEST123'?: boolean;
}
const globals = window as unknown as Globals;

const scripts = () => [...document.querySelectorAll('script')];
const sent = () => (globals.dataLayer ?? []).map((entry) => Array.from(entry));
const names = () => sent().map(([command, name]) => (command === 'event' ? name : command));

let provider: Provider;

beforeEach(() => {
  document.head.innerHTML = '';
  delete globals.dataLayer;
  delete globals['ga-disable-G-TEST123'];
  provider = createProvider(SERVICE);
});

it('asks for nothing, stores nothing and keeps nothing before it is started', () => {
  provider.send('header', { eventAction: 'github' });
  provider.setUserProperty('userLanguage', 'en');
  expect(scripts()).toEqual([]);
  expect(globals.dataLayer).toBeUndefined();
});

it('loads the script of the configured id, without a page view of its own', () => {
  provider.start();
  const [script, ...others] = scripts();
  expect(others).toEqual([]);
  expect(script?.src).toBe('https://analytics.example/gtag/js?id=G-TEST123');
  expect(script?.async).toBe(true);
  expect(sent()).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'granted' })],
    ['js', expect.any(Date)],
    ['config', 'G-TEST123', { send_page_view: false }],
  ]);
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

it('pushes commands as `arguments`, which the script asks for', () => {
  provider.start();
  provider.send('header', { eventAction: 'github' });
  const entry = globals.dataLayer?.at(-1);
  expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
  expect(sent().at(-1)).toEqual(['event', 'header', { eventAction: 'github' }]);
});

it('sends user properties', () => {
  provider.start();
  provider.setUserProperty('devicePixelRatio', 1.5);
  expect(sent().at(-1)).toEqual(['set', 'user_properties', { devicePixelRatio: 1.5 }]);
});

describe('stopped', () => {
  it('sends nothing more, and neither does the script', () => {
    provider.start();
    scripts()[0]?.dispatchEvent(new Event('load'));
    document.cookie = '_ga=GA1.1';
    const before = sent().length;
    provider.stop();
    provider.send('header', { eventAction: 'github' });
    provider.setUserProperty('userLanguage', 'zh');
    expect(sent()).toHaveLength(before);
    expect(globals['ga-disable-G-TEST123']).toBe(true);
    expect(document.cookie).toBe('');
  });

  it('leaves a script that is still on its way nothing to send', () => {
    provider.start();
    provider.send('header', { eventAction: 'github' });
    provider.stop();
    expect(sent()).toEqual([]);
  });

  it('can be started again, with the script that is there', () => {
    provider.start();
    scripts()[0]?.dispatchEvent(new Event('load'));
    provider.stop();
    provider.start();
    provider.send('header', { eventAction: 'github' });
    expect(scripts()).toHaveLength(1);
    expect(globals['ga-disable-G-TEST123']).toBe(false);
    expect(names().at(-1)).toBe('header');
  });

  it('asks again for a script that could not be loaded', () => {
    provider.start();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
    provider.stop();
    provider.start();
    expect(scripts()).toHaveLength(1);
  });
});
