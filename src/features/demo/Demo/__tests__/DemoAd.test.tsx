/** @jest-environment jsdom */
import type { DemoProps } from '@site/plugins/content/demos/contract';
import { PageAdsProvider } from '@site/src/features/ads';
import { jsonResponse } from '@site/src/testing/jsonResponse';
import type { AdServices } from '@site/src/site/services';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Demo } from '../Demo';
import { fakeDemoModule } from './fakeDemoModule';

const FEED = { scriptUrl: null, feedUrl: 'https://ads.test/feed.json' };
const ANSWER = {
  ads: [{ statlink: 'https://ads.test/click', company: 'Acme', description: 'Hosting.' }],
};

const fetchFeed = jest.fn(() => Promise.resolve(jsonResponse(ANSWER)));
const ownFetch = globalThis.fetch;

beforeEach(() => {
  fetchFeed.mockClear();
  globalThis.fetch = fetchFeed as typeof globalThis.fetch;
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

function renderDemo(ads: AdServices | null, props: Partial<DemoProps> = {}) {
  return renderInSite(
    <PageAdsProvider value={ads}>
      <Demo demo={fakeDemoModule()} id="BasicCounter" {...props} />
    </PageAdsProvider>,
  );
}

const toggleCode = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('comes once the code has been looked at, and stays', async () => {
  const { container } = renderDemo(FEED);
  expect(container.querySelector('.room')).toBeNull();
  await toggleCode('Show code');
  expect(container.querySelector('.room')).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /Acme - Hosting/ });
  expect(screen.getByRole('region', { name: 'Basic counter demo' })).not.toContainElement(link);

  await toggleCode('Hide code');
  expect(link).toBeInTheDocument();
  expect(fetchFeed).toHaveBeenCalledTimes(1);
});

test.each<[string, AdServices | null, Partial<DemoProps>]>([
  ['on a page without ads', null, {}],
  ['without a feed', { scriptUrl: 'https://ads.test/ad.js', feedUrl: null }, {}],
  ['under a demo that disables it', FEED, { disableAd: true }],
])('does not come %s', async (_name, ads, props) => {
  const { container } = renderDemo(ads, props);
  await toggleCode('Show code');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Hide code' })).toBeVisible());
  expect(container.querySelector('.room')).toBeNull();
  expect(fetchFeed).not.toHaveBeenCalled();
});
