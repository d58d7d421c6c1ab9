/** @jest-environment jsdom */
import { sendEvent } from '@site/src/features/analytics';
import { render, screen } from '@testing-library/react';
import { AdErrorBoundary } from '../AdErrorBoundary';

jest.mock('@site/src/features/analytics', () => ({ sendEvent: jest.fn() }));

function Broken(): never {
  throw new Error('Broken');
}

test('what does not throw is shown', () => {
  render(<AdErrorBoundary eventLabel="carbon">An ad</AdErrorBoundary>);
  expect(screen.getByText('An ad')).toBeInTheDocument();
});

test('a crash is told, and the page stays', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(
    <>
      <AdErrorBoundary eventLabel="carbon-body-top-image">
        <Broken />
      </AdErrorBoundary>
      <p>The page</p>
    </>,
  );
  expect(container).toHaveTextContent(/^The page$/);
  expect(jest.mocked(sendEvent).mock.calls).toEqual([
    ['ad', { eventAction: 'crash', eventLabel: 'carbon-body-top-image' }],
  ]);
  consoleError.mockRestore();
});
