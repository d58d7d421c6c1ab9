/** @jest-environment jsdom */
import { sendEvent } from '@site/src/features/analytics';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen } from '@testing-library/react';
import { jsonResponse } from '@site/src/testing/jsonResponse';
import { AdProvider } from '../../AdProvider';
import { FeedAdDisplay } from '../FeedAdDisplay';

jest.mock('@site/src/features/analytics', () => ({
  ...jest.requireActual('@site/src/features/analytics'),
  sendEvent: jest.fn(),
}));

const ANSWER = {
  ads: [
    {
      statlink: 'https://ads.test/click',
      statimp: 'https://ads.test/impression',
      pixel: 'https://a.test/?t=[timestamp]||https://b.test/?t=[timestamp]',
      timestamp: '12',
      company: 'Acme <b>',
      description: 'Hosting for <em onclick="alert(1)">teams</em><script>alert(1)</script>.',
    },
  ],
};

const { fetch: realFetch } = globalThis;

// Each display is counted.
beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.1));
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

function renderAd(fetch: typeof globalThis.fetch) {
  globalThis.fetch = fetch;
  return renderInSite(
    <AdProvider>
      <FeedAdDisplay feedUrl="https://ads.test/feed.json" />
    </AdProvider>,
  );
}

test('an ad of the feed, as one line', async () => {
  const { container } = renderAd(() => Promise.resolve(jsonResponse(ANSWER)));
  const link = await screen.findByRole('link');
  expect(link).toHaveAccessibleName(/^Ad\s*Acme <b> - Hosting for teams ?\. Get started$/);
  expect(link).toHaveAttribute('href', 'https://ads.test/click');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener sponsored');
  expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
  expect(link.querySelector('em')?.outerHTML).toBe('<em>teams</em>');
  expect(container.querySelector('script, [onclick]')).toBeNull();
  expect(screen.getByText('ad from Carbon')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Advertisement' })).toContainElement(link);

  const images = [...container.querySelectorAll('img')];
  expect(images.map(({ src }) => src)).toEqual([
    'https://ads.test/impression',
    'https://a.test/?t=12',
    'https://b.test/?t=12',
  ]);
  images.forEach((image) => expect(image).not.toBeVisible());
});

test('spec §9: the display event is sent 2.5 s after the ad is there, once', async () => {
  jest.useFakeTimers();
  renderAd(() => Promise.resolve(jsonResponse(ANSWER)));
  await screen.findByRole('link');
  act(() => jest.advanceTimersByTime(2499));
  expect(sendEvent).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(60_000));
  expect(jest.mocked(sendEvent).mock.calls).toEqual([
    ['ad', { eventAction: 'display', eventLabel: 'carbon-demo-inline' }],
  ]);
  jest.useRealTimers();
});

test.each([
  ['company', { description: undefined }, /^Ad\s*Acme <b> Get started$/],
  ['description', { company: '' }, /^Ad\s*Hosting for teams ?\. Get started$/],
  ['link', { company: undefined, description: undefined }, /^Ad\s*Get started$/],
])('spec §7: an ad with no more than a %s', async (_name, fields, name) => {
  renderAd(() => Promise.resolve(jsonResponse({ ads: [{ ...ANSWER.ads[0], ...fields }] })));
  expect(await screen.findByRole('link')).toHaveAccessibleName(name);
});

test('a bot asks for nothing', () => {
  const fetch = jest.fn<Promise<Response>, []>();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = renderAd(fetch);
  expect(container).toBeEmptyDOMElement();
  expect(fetch).not.toHaveBeenCalled();
});

test('a feed that does not answer is given up after 10 s', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  renderAd((_url, given) => {
    signal = given?.signal;
    return new Promise(() => {});
  });
  jest.advanceTimersByTime(9999);
  expect(signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal?.aborted).toBe(true);
  jest.useRealTimers();
});

test('spec §8, "Ad fetch failure": nothing is shown', async () => {
  const fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { container } = renderAd(fetch);
  await act(async () => {});
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();
});

test('leaving the page ends the request, and shows nothing afterwards', async () => {
  let signal: AbortSignal | null | undefined;
  let answer: (response: Response) => void = () => {};
  const { unmount } = renderAd((_url, given) => {
    signal = given?.signal;
    return new Promise((resolve) => (answer = resolve));
  });
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => answer(jsonResponse(ANSWER)));
  expect(document.querySelector('img, a')).toBeNull();
});
