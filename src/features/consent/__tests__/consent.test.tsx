/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import { consentPreference, rememberedConsent } from '@site/src/prefs/consent';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentQuestion, ConsentSetting } from '..';

supportStorageEvents();

class StillObserver {
  observe() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: StillObserver });

const services = siteConfig.customFields?.['services'] as { analytics: unknown };
const banner = () => screen.queryByRole('region', { name: 'Usage statistics' });
const option = (name: string) => screen.findByRole('radio', { name });

beforeEach(async () => {
  services.analytics = { id: 'G-TEST123', scriptUrl: 'https://analytics.example/js' };
  await act(async () => rememberedConsent.set('unknown'));
});
afterEach(() => {
  Object.assign(navigator, { doNotTrack: undefined, globalPrivacyControl: undefined });
});

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['yes', 'unknown'],
  ['<script>', 'unknown'],
  [null, 'unknown'],
])('stored %p means %s', (stored, expected) => {
  expect(consentPreference.parse(stored)).toBe(expected);
});

it.each([
  ['Allow', 'granted', 'Thank you. You can change this in the settings.'],
  ['Decline', 'denied', 'Nothing will be sent. You can change this in the settings.'],
])('the banner is answered with %s', async (name, consent, confirmation) => {
  renderInSite(<ConsentQuestion />);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(localStorage.getItem('analytics-consent')).toBe(consent);
  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(confirmation);
});

it('nothing is asked in a frame', async () => {
  const { parent } = window;
  Object.assign(window, { parent: {} });
  const { container } = renderInSite(<ConsentQuestion />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  Object.assign(window, { parent });
});

it('the setting selects nothing before there is an answer, and changes it', async () => {
  renderInSite(<ConsentSetting />);
  expect(await option('Allow')).not.toBeChecked();
  expect(await option('Decline')).not.toBeChecked();
  await userEvent.click(await option('Allow'));
  expect(await option('Allow')).toBeChecked();
  await userEvent.click(await option('Decline'));
  expect(localStorage.getItem('analytics-consent')).toBe('denied');
});

it('the setting is not there without analytics', async () => {
  services.analytics = null;
  const { container } = renderInSite(<ConsentSetting />);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});
