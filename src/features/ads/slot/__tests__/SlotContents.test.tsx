/** @jest-environment jsdom */
import { sendEvent } from '@site/src/features/analytics';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, within } from '@testing-library/react';
import { fakeEnvironment } from '../../__tests__/fakeEnvironment';
import { AdProvider } from '../../AdProvider';
import type { AdEnvironment } from '../../environment';
import { pickInHouseAd } from '../../display/inHouseAds';
import { SlotContents } from '../SlotContents';

jest.mock('@site/src/features/analytics', () => ({ sendEvent: jest.fn() }));
jest.mock('../../display/inHouseAds', () => ({
  pickInHouseAd: jest.fn(jest.requireActual('../../display/inHouseAds').pickInHouseAd),
}));

const SCRIPT_URL = 'https://ads.test/ad.js';
const NETWORK_AD = '<div id="carbonads"><a href="https://ads.test/click">Of the network</a></div>';
const BACKERS_AD =
  '<div id="carbonads"><a href="https://material-ui-next.com/discover-more/backers">No ad</a></div>';

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(sendEvent).mockClear();
});
afterEach(() => jest.useRealTimers());

/** Returns the numbers in order, repeating the last. */
const inTurn = (...numbers: number[]) => {
  const rest = [...numbers];
  return () => (rest.length > 1 ? rest.shift() : rest[0]) ?? 0;
};

function renderSlot(changes: Partial<AdEnvironment> = {}, scriptUrl: string | null = SCRIPT_URL) {
  return renderInSite(
    <AdProvider config={{ displayRatio: 0.1, environment: fakeEnvironment(changes) }}>
      <SlotContents scriptUrl={scriptUrl} />
    </AdProvider>,
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const script = () => document.querySelector('#_carbonads_js');
const region = () => screen.queryByRole('region', { name: 'Advertisement' });
const insertAd = (html: string) => script()?.insertAdjacentHTML('beforebegin', html);
const displays = () => jest.mocked(sendEvent).mock.calls.map(([, { eventLabel }]) => eventLabel);

describe("the network's ad", () => {
  test('is shown when it comes, and is no longer looked for', () => {
    renderSlot();
    expect(script()).toBeNull();
    wait(0);
    expect(script()).toHaveAttribute('src', SCRIPT_URL);
    expect(region()).toBeNull();

    insertAd(NETWORK_AD);
    wait(500);
    expect(region()).toContainElement(screen.getByRole('link', { name: 'Of the network' }));
    wait(20_000);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('tells analytics of clicks by the label of the slot', () => {
    renderSlot();
    wait(0);
    insertAd(NETWORK_AD);
    wait(500);
    expect(region()).toHaveAttribute('data-ga-event-category', 'ad');
    expect(region()).toHaveAttribute('data-ga-event-action', 'click');
    expect(region()).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  });

  test('that leads to the backers gives way to one of ours', () => {
    renderSlot();
    wait(0);
    insertAd(BACKERS_AD);
    wait(500);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('in-house'));
    expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-carbon-body-top-image');
    expect(script()).toBeNull();
  });
});

describe('without an ad of the network', () => {
  test('an ad blocker is assumed after 3 s, and one of our ads is shown', () => {
    renderSlot();
    wait(2999);
    expect(region()).toBeNull();
    wait(1);
    expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
    expect(screen.getByRole('img', { name: 'Premium Themes' })).toHaveAttribute('width', '130');
  });

  test('some readers are asked to allow ads', () => {
    renderSlot({ random: inTurn(0.1, 0.5) });
    wait(3000);
    const message = within(region() as HTMLElement);
    expect(message.getByText('Help us keep running')).toBeInTheDocument();
    expect(message.getByText(/please allow them here in your ad blocker/)).toBeInTheDocument();
    expect(message.getByText(/Thank you!/)).toContainElement(
      message.getByRole('img', { name: 'Love' }),
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-adblock-body-top-image');
  });

  test('an ad that comes late takes the place of ours', () => {
    renderSlot();
    wait(5000);
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener sponsored');
    insertAd(NETWORK_AD);
    wait(500);
    expect(screen.getByRole('link')).toHaveAccessibleName('Of the network');
    expect(region()).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  });

  test('the slot is looked at for the last time after 14.5 s', () => {
    renderSlot();
    wait(14_500);
    insertAd(NETWORK_AD);
    wait(60_000);
    expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  });
});

test('without a network one of our ads is there at once, and nothing is loaded', () => {
  renderSlot({}, null);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('in-house'));
  wait(60_000);
  expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  expect(document.querySelector('script')).toBeNull();
});

test('bots get an empty slot, and nothing is loaded', () => {
  const { container } = renderSlot({ userAgent: 'Googlebot/2.1', random: () => 0 });
  wait(60_000);
  expect(container).toBeEmptyDOMElement();
  expect(sendEvent).not.toHaveBeenCalled();
});

test('an inline ad has a tag in the place of its picture', () => {
  renderSlot({ sessionRandom: 0.1 }, null);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Ad\s*Premium Themes.*Get started$/);
  expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
});

describe('leaving the page', () => {
  test('at once loads nothing', () => {
    const { unmount } = renderSlot();
    unmount();
    wait(60_000);
    expect(script()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('takes away what the network made, and ends all timers', () => {
    const { unmount } = renderSlot();
    wait(0);
    insertAd(NETWORK_AD);
    unmount();
    expect(document.querySelector('#carbonads, script')).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the display event', () => {
  // The first two numbers are for the slot, the others for events.
  const counted = () => inTurn(0.5, 0.5, 0.1);

  test('spec §9: is sent after 2.5 s', () => {
    renderSlot({ random: counted() });
    wait(0);
    insertAd(NETWORK_AD);
    wait(2499);
    expect(sendEvent).not.toHaveBeenCalled();
    wait(1);
    expect(jest.mocked(sendEvent).mock.calls).toEqual([
      ['ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
    ]);
  });

  test('of our ads is sent twice: at once that of the ad, later that of the slot', () => {
    renderSlot({ random: counted() }, null);
    expect(displays()).toEqual(['in-house-themes']);
    wait(2500);
    expect(displays()).toEqual(['in-house-themes', 'in-house-body-top-image']);
  });

  test('starts anew when something else is shown', () => {
    renderSlot({ random: counted() });
    wait(0);
    wait(1500);
    insertAd(BACKERS_AD);
    wait(500);
    expect(displays()).toEqual(['in-house-themes']);
    wait(2499);
    expect(displays()).toEqual(['in-house-themes']);
    wait(1);
    expect(displays()).toEqual(['in-house-themes', 'in-house-carbon-body-top-image']);
  });

  test('is only sent of a tenth', () => {
    renderSlot({ random: inTurn(0.5, 0.5, 0.101) }, null);
    wait(60_000);
    expect(sendEvent).not.toHaveBeenCalled();
  });
});

test('an ad that throws is reported, and nothing is in its place', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(pickInHouseAd).mockImplementation(() => {
    throw new Error('No such ad');
  });
  const { container } = renderSlot({}, null);
  expect(container).toBeEmptyDOMElement();
  expect(jest.mocked(sendEvent).mock.calls).toEqual([
    ['ad', { eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
  ]);
  consoleError.mockRestore();
});
