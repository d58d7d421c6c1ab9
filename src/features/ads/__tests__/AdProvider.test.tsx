/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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
  const agent = jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const { container } = render(
    <AdProvider>
      <Reader />
    </AdProvider>,
  );
  expect(container).toBeEmptyDOMElement();
  agent.mockRestore();
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
