/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Loading from '..';

test('a page that comes at once shows nothing before', () => {
  const { container } = render(<Loading pastDelay={false} />);
  expect(container).toBeEmptyDOMElement();
});

test('a slow page says that it is coming', () => {
  render(<Loading pastDelay />);
  expect(screen.getByRole('status')).toHaveTextContent('The page is loading …');
});

test('a page that failed says what to do, without the error’s own words, and can be tried again', async () => {
  const retry = jest.fn();
  render(<Loading error={new Error('Loading chunk 17 failed.')} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The page could not be loaded. Check your connection and try again.',
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('chunk');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
