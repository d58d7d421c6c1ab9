/** @jest-environment jsdom */
import { rememberedConsent } from '@site/src/prefs/consent';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHistory } from 'react-router-dom';
import { sendEvent, trackClick, useNotedPage } from '..';
import AnalyticsRoot from '../AnalyticsRoot';

supportStorageEvents();

class StillObserver {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: StillObserver });

const SERVICE = { id: 'G-TEST123', scriptUrl: 'https://analytics.example/gtag/js' };
const globals = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
const sent = () => (globals.dataLayer ?? []).map((entry) => Array.from(entry));
const events = (name: string) =>
  sent().flatMap(([command, event, params]) =>
    command === 'event' && event === name ? [params] : [],
  );
const properties = (): Record<string, unknown> =>
  Object.assign({}, ...sent().flatMap(([command, , value]) => (command === 'set' ? [value] : [])));
const script = () => document.querySelector('script[src*="analytics.example"]');

/** Records a page like the layout. */
function Page() {
  useNotedPage();
  const history = useHistory();
  return (
    <>
      <button type="button" {...trackClick('header', 'github')}>
        Tracked
      </button>
      <button type="button" onClick={() => history.push('/x/react-charts/')}>
        Next
      </button>
      <button type="button" onClick={() => history.push('?tab=2#hash')}>
        Hash
      </button>
    </>
  );
}

const start = () =>
  renderInSite(
    <>
      <Page />
      <AnalyticsRoot service={SERVICE} />
    </>,
    { path: '/material-ui/react-button/' },
  );
const answer = (consent: 'unknown' | 'granted' | 'denied') =>
  act(async () => rememberedConsent.set(consent));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await answer('unknown');
  document.head.innerHTML = '';
  document.title = 'Button';
  delete globals.dataLayer;
});

it('asks first, and sends nothing meanwhile', async () => {
  start();
  expect(await screen.findByRole('region', { name: 'Usage statistics' })).toBeInTheDocument();
  await press('Tracked');
  sendEvent('ad', { eventAction: 'crash' });
  expect(globals.dataLayer).toBeUndefined();
  expect(script()).toBeNull();
});

it('starts when the reader agrees: user properties, and the page that is shown', async () => {
  start();
  await screen.findByRole('region', { name: 'Usage statistics' });
  await press('Allow');
  expect(screen.queryByRole('region', { name: 'Usage statistics' })).not.toBeInTheDocument();
  expect(script()).not.toBeNull();
  await waitFor(() =>
    expect(events('page_view')).toEqual([
      {
        page_title: 'Button',
        page_location: 'https://docs.example/material-ui/react-button',
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ]),
  );
  expect(properties()).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'MUI System',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'system',
  });
});

it('sends nothing when the reader declines', async () => {
  start();
  await screen.findByRole('region', { name: 'Usage statistics' });
  await press('Decline');
  await press('Tracked');
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
  expect(globals.dataLayer).toBeUndefined();
  expect(script()).toBeNull();
});

it('sends the next page once, not for another query or hash', async () => {
  await answer('granted');
  start();
  await waitFor(() => expect(events('page_view')).toHaveLength(1));
  await press('Hash');
  await press('Next');
  await waitFor(() => expect(events('page_view')).toHaveLength(2));
  expect(events('page_view')[1]).toMatchObject({
    page_location: 'https://docs.example/x/react-charts',
    productId: 'x-charts',
  });
});

it('sends clicks, and events that parts of the page tell of', async () => {
  await answer('granted');
  start();
  await press('Tracked');
  expect(events('header')).toEqual([{ eventAction: 'github' }]);
  sendEvent('ad', { eventAction: 'crash', eventLabel: 'null' });
  expect(events('ad')).toEqual([{ eventAction: 'crash', eventLabel: 'null' }]);
});

it('stops for good when consent is withdrawn', async () => {
  await answer('granted');
  start();
  await waitFor(() => expect(events('page_view')).toHaveLength(1));
  script()?.dispatchEvent(new Event('load'));
  const before = sent().length;
  await answer('denied');
  await press('Tracked');
  await press('Next');
  sendEvent('ad', { eventAction: 'crash' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(before);
});
