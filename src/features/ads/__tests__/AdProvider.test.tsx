/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { fakeEnvironment } from './fakeEnvironment';
import { AdProvider, useAdConfig, type AdConfig } from '../AdProvider';

let config: AdConfig;

function Reader() {
  config = useAdConfig();
  return <p>Read</p>;
}

test('spec §8, "Missing config or ad-config provider"', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Reader />)).toThrow(
    'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
  );
  consoleError.mockRestore();
});

test('spec §6: bots get no ads', () => {
  const environment = fakeEnvironment({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const { container } = render(
    <AdProvider config={{ displayRatio: 1, environment }}>
      <Reader />
    </AdProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('spec §9: a tenth of displays is counted', () => {
  render(
    <AdProvider>
      <Reader />
    </AdProvider>,
  );
  expect(screen.getByText('Read')).toBeInTheDocument();
  expect(config.displayRatio).toBe(0.1);
});

test('the environment is the same in the whole document', () => {
  const { unmount } = render(
    <AdProvider>
      <Reader />
    </AdProvider>,
  );
  const { environment } = config;
  unmount();
  render(
    <AdProvider>
      <Reader />
    </AdProvider>,
  );
  expect(config.environment).toBe(environment);
  expect(environment.userAgent).toBe(navigator.userAgent);
});
