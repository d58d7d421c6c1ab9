/** @jest-environment jsdom */
import { sendEvent } from '@site/src/features/analytics';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, within } from '@testing-library/react';
import { AdProvider } from '../../AdProvider';
import { pickInHouseAd } from '../../display/inHouseAds';
import { SlotContents } from '../SlotContents';

jest.mock('@site/src/features/analytics', () => ({
  ...jest.requireActual('@site/src/features/analytics'),
  sendEvent: jest.fn(),
}));
let shape = 'image';
jest.mock('../adShape', () => ({
  get DOCUMENT_SHAPE() {
    return shape;
  },
}));
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
  // No event is counted.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function renderSlot(scriptUrl: string | null = SCRIPT_URL) {
  return renderInSite(
    <AdProvider>
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
  test('tells analytics of clicks by the label of the slot', () => {
    renderSlot();
    wait(0);
    insertAd(NETWORK_AD);
    wait(500);
    expect(region()).toHaveAttribute('data-ga-event-category', 'ad');
    expect(region()).toHaveAttribute('data-ga-event-action', 'click');
    expect(region()).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
  });
});

describe('without an ad of the network', () => {
  test('some readers are asked to allow ads', () => {
    jest.mocked(Math.random).mockReturnValue(0.1);
    renderSlot();
    wait(3000);
    const message = within(region() as HTMLElement);
    expect(message.getByText('Ads pay for this documentation')).toBeInTheDocument();
    expect(message.getByText(/please make an exception for this site/)).toBeInTheDocument();
    expect(message.getByText(/thank you/).closest('p')).toContainElement(
      message.getByRole('img', { name: 'heart' }),
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-adblock-body-top-image');
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
  renderSlot(null);
  expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringContaining('in-house'));
  wait(60_000);
  expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image');
  expect(document.querySelector('script')).toBeNull();
});

test('an inline ad has a tag in the place of its picture', () => {
  shape = 'inline';
  renderSlot(null);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Ad\s*Premium Themes.*Get started$/);
  expect(region()).toHaveAttribute('data-ga-event-label', 'in-house-body-top-inline');
  shape = 'image';
});

describe('the display event', () => {
  /** Once the slot has its numbers, each display is counted. */
  function renderCounted(scriptUrl?: null) {
    renderSlot(scriptUrl);
    jest.mocked(Math.random).mockReturnValue(0.1);
  }

  test('spec §9: is sent 2.5 s after the ad is there', () => {
    renderCounted();
    wait(0);
    wait(1500);
    insertAd(NETWORK_AD);
    wait(500);
    expect(region()).toBeInTheDocument();
    wait(2499);
    expect(sendEvent).not.toHaveBeenCalled();
    wait(60_000);
    expect(jest.mocked(sendEvent).mock.calls).toEqual([
      ['ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
    ]);
  });

  test('of our ads is sent once', () => {
    renderCounted(null);
    wait(2499);
    expect(displays()).toEqual([]);
    wait(60_000);
    expect(displays()).toEqual(['in-house-body-top-image']);
  });

  test('of a blocked network is not sent, but that of what is shown for it', () => {
    renderCounted();
    wait(3000);
    expect(displays()).toEqual([]);
    wait(60_000);
    expect(displays()).toEqual(['in-house-body-top-image']);
  });

  test('is not sent again for an ad that comes late', () => {
    renderCounted();
    wait(0);
    wait(6000);
    insertAd(NETWORK_AD);
    wait(60_000);
    expect(region()).toHaveAttribute('data-ga-event-label', 'carbon-body-top-image');
    expect(displays()).toEqual(['in-house-body-top-image']);
  });

  test('starts anew when something else is shown', () => {
    renderCounted();
    wait(0);
    wait(4000);
    insertAd(NETWORK_AD);
    wait(500);
    expect(displays()).toEqual([]);
    wait(60_000);
    expect(displays()).toEqual(['carbon-body-top-image']);
  });

  test('of a link to the backers is that of our ad', () => {
    renderCounted();
    wait(0);
    insertAd(BACKERS_AD);
    wait(500);
    wait(60_000);
    expect(displays()).toEqual(['in-house-carbon-body-top-image']);
  });

  test('is only sent of a tenth', () => {
    jest.mocked(Math.random).mockReturnValue(0.101);
    renderSlot(null);
    wait(60_000);
    expect(sendEvent).not.toHaveBeenCalled();
  });
});

test('an ad that throws is reported, and nothing is in its place', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(pickInHouseAd).mockImplementation(() => {
    throw new Error('No such ad');
  });
  const { container } = renderSlot(null);
  expect(container).toBeEmptyDOMElement();
  wait(60_000);
  expect(jest.mocked(sendEvent).mock.calls).toEqual([
    ['ad', { eventAction: 'crash', eventLabel: 'in-house-body-top-image' }],
  ]);
  consoleError.mockRestore();
});
