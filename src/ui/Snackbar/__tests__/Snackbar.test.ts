/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import showSnackbar from '..';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('a message stays as long as it is told', () => {
  showSnackbar('Saved.', { duration: 3000 });
  expect(screen.getByRole('alert')).toHaveTextContent('Saved.');
  jest.advanceTimersByTime(2999);
  expect(screen.getByRole('alert')).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a new message takes the place of the one before, for its own time', () => {
  showSnackbar('First.', { duration: 3000 });
  jest.advanceTimersByTime(2000);
  showSnackbar('Second.', { duration: 3000, tone: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Second.');
  expect(screen.getByRole('alert')).toHaveClass('snackbar', 'error');
  jest.advanceTimersByTime(2999);
  expect(screen.getByRole('alert')).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
