import { isRefusedByBrowser, type PrivacySignals } from '../refusedByBrowser';

it.each<[PrivacySignals, boolean]>([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
])('%p refuses: %p', (signals, expected) => {
  expect(isRefusedByBrowser(signals)).toBe(expected);
});
