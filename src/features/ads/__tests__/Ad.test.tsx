/** @jest-environment jsdom */
import { sendEvent } from '@site/src/features/analytics';
import { renderInSite } from '@site/src/testing/renderInSite';
import Ad from '../Ad';
import { useNetworkAd } from '../slot/useNetworkAd';

jest.mock('@site/src/features/analytics', () => ({ sendEvent: jest.fn() }));
jest.mock('../slot/useNetworkAd', () => ({ useNetworkAd: jest.fn() }));

test('a crash before an ad is chosen is reported as that of the slot', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(useNetworkAd).mockImplementation(() => {
    throw new Error('No network');
  });
  const { container } = renderInSite(<Ad services={{ scriptUrl: null, feedUrl: null }} />);
  expect(container).toBeEmptyDOMElement();
  expect(jest.mocked(sendEvent).mock.calls).toEqual([
    ['ad', { eventAction: 'crash', eventLabel: 'body-top' }],
  ]);
  consoleError.mockRestore();
});
