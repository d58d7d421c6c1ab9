/** @jest-environment jsdom */
import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import ProductionError from '../ProductionError';

const CODES: ErrorCodes = {
  1: [
    { message: 'Did you forget refs? See https://lib.example/refs.', packages: ['@lib/a@2.0.0'] },
  ],
  9: [{ message: 'Unsupported `%s` color%s.', packages: ['@lib/a@2.0.0', '@lib/b@2.0.0'] }],
  19: [
    { message: 'The current text.', packages: ['@lib/a@2.0.0'] },
    { message: 'The older text.', packages: ['@lib/a@1.0.0'] },
  ],
};
const ISSUES_URL = 'https://repository.example/issues';
const INTRODUCTION = /^The link in an error leads here, with its number\./;

const loadCodes = () => Promise.resolve(CODES);

function renderError(search: string, load: () => Promise<ErrorCodes> = loadCodes) {
  return renderInSite(<ProductionError search={search} issuesUrl={ISSUES_URL} load={load} />);
}

test('says that it is loading', () => {
  renderError('?code=1', () => new Promise<ErrorCodes>(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Loading error codes');
});

test('says that loading failed and where to report it', async () => {
  renderError('?code=1', () => Promise.reject(new Error('offline')));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The messages could not be loaded. Reload the page; if that does not help, tell us in the issue tracker.',
  );
  expect(within(alert).getByRole('link', { name: 'issue tracker' })).toHaveAttribute(
    'href',
    ISSUES_URL,
  );
});

test('introduces itself without a code', async () => {
  renderError('');
  expect(await screen.findByText(INTRODUCTION)).toBeInTheDocument();
  expect(screen.queryByText(/no error with the code/)).not.toBeInTheDocument();
});

test('names a code that it does not know', async () => {
  renderError('?code=404');
  expect(await screen.findByText(INTRODUCTION)).toBeInTheDocument();
  expect(screen.getByText('There is no error with the code 404.')).toBeInTheDocument();
});

test('shows the text of an error with a link and its packages', async () => {
  renderError('?code=1');
  expect(await screen.findByText('The error says:')).toBeInTheDocument();
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('Error 1');
  expect(figure).toHaveTextContent('@lib/a@2.0.0');
  expect(figure).toHaveTextContent('Did you forget refs? See https://lib.example/refs.');
  expect(within(figure).getByRole('link')).toHaveAttribute('href', 'https://lib.example/refs');
});

test('arguments are text, whatever they say; a place without one says so', async () => {
  const argument = '<img src=x onerror=alert(1)> ` https://evil.example';
  renderError(`?code=9&args[]=${encodeURIComponent(argument)}`);
  const figure = await screen.findByRole('figure');
  expect(figure).toHaveTextContent(`Unsupported ${argument} color[missing argument].`);
  expect(within(figure).queryByRole('img')).not.toBeInTheDocument();
  expect(within(figure).queryByRole('link')).not.toBeInTheDocument();
});

test('a code with different texts shows them all, the current one first', async () => {
  renderError('?code=19');
  const [first, second] = await screen.findAllByRole('figure');
  expect(first).toHaveTextContent('The current text.');
  expect(second).toHaveTextContent('@lib/a@1.0.0');
  expect(second).toHaveTextContent('The older text.');
  expect(
    screen.getByText('Other versions of the packages use the same code for another text:'),
  ).toBeInTheDocument();
});
