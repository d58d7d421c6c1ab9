/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPageContent from '..';

test('a page that crashed says so, outside of every context, and can be tried again', async () => {
  const tryAgain = jest.fn();
  render(<ErrorPageContent error={new Error('x is not defined')} tryAgain={tryAgain} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something on this page has failed.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/x is not defined/)).not.toBeInTheDocument();
});

test('its author sees the error while writing', () => {
  const development = jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  render(<ErrorPageContent error={new Error('x is not defined')} tryAgain={jest.fn()} />);
  expect(screen.getByText(/x is not defined/)).toBeInTheDocument();
  development.restore();
});
