/** @jest-environment jsdom */
import type { PropDocContent, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { DocProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import { clearCookies } from '@site/src/prefs/__tests__/clearCookies';
import { renderInSite } from '@site/src/testing/renderInSite';
import { simulateTranslation } from '@site/src/testing/simulateTranslation';
import DocItemFooter from '@theme/DocItem/Footer';
import Heading from '@theme/Heading';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RESULT_MS } from '../form/deliverFeedback';

let feedbackUrl: string | null;

jest.mock('@site/src/features/services', () => ({
  ...jest.requireActual<object>('@site/src/features/services'),
  useServices: () => ({ feedbackUrl }),
}));

/** Stored ratings outlive a test, so each test uses its own page. */
let page = 0;

function renderPage() {
  page += 1;
  const metadata = { title: 'Button', editUrl: 'https://git.example/ui/edit/button.mdx', tags: [] };
  // Only the metadata that the component reads.
  const content = { frontMatter: {}, metadata, toc: [] } as unknown as PropDocContent;
  const version = { label: 'v6.1.0' } as unknown as PropVersionMetadata;
  return renderInSite(
    <DocsVersionProvider version={version}>
      <DocProvider content={content}>
        <Heading as="h2" id="basic-button">
          Basic button
        </Heading>
        <DocItemFooter />
      </DocProvider>
    </DocsVersionProvider>,
    { path: `/pt/x/page-${page}/` },
  );
}

const thumb = (name: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: 'Did this page answer your question?' })).getByRole(
    'button',
    {
      name,
    },
  );
const findField = () => screen.findByRole('textbox', { name: 'Comment' });
const queryField = () => screen.queryByRole('textbox', { name: 'Comment' });
const button = (name: string) => screen.getByRole('button', { name });

async function press(control: HTMLElement) {
  await userEvent.click(control);
  return findField();
}

/** Records requests; each can be answered. */
function serve() {
  const answers: ((answer: { status: number; body: string } | 'down') => Promise<void>)[] = [];
  const fetchMock = jest.fn(
    (_url: string, _init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        answers.push((answer) =>
          act(async () => {
            if (answer === 'down') reject(new TypeError('Failed to fetch'));
            else {
              const { status, body } = answer;
              resolve({ status, json: async () => JSON.parse(body) as unknown } as Response);
            }
          }),
        );
      }),
  );
  Object.assign(window, { fetch: fetchMock });
  return {
    bodies: () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as unknown),
    answer: async (answer: { status: number; body: string } | 'down') => answers.shift()?.(answer),
  };
}

const STORED = { status: 201, body: '{"id":"reader-1"}' };

beforeEach(() => {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => undefined;
  feedbackUrl = 'https://services.test';
  clearCookies();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

afterEach(() => {
  document.querySelectorAll('body > [role="alert"]').forEach((message) => message.remove());
});

test('a thumb asks for a comment; Submit sends both once and says so', async () => {
  const server = serve();
  renderPage();
  expect(thumb('Yes')).toHaveAttribute('title', 'Yes');
  expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'false');

  const field = await press(thumb('No'));
  expect(field).toHaveFocus();
  expect(thumb('No')).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveAccessibleDescription(
    /^What is missing, wrong or unclear\? \(optional\) Comments are read, but cannot be answered\./,
  );

  await userEvent.keyboard('Add a live example.');
  await userEvent.click(button('Submit'));
  expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Submit'));
  await userEvent.click(button('Cancel'));
  await userEvent.click(thumb('Yes'));
  expect(server.bodies()).toEqual([
    expect.objectContaining({
      page: `/x/page-${page}`,
      rating: 0,
      comment: 'Add a live example.',
      version: 'v6.1.0',
      language: 'en',
    }),
  ]);

  await server.answer(STORED);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Thank you, your feedback has arrived.$/);
  expect(queryField()).not.toBeInTheDocument();
  expect(thumb('No')).toHaveAttribute('aria-pressed', 'true');
  expect(document.cookie).toContain('feedbackId=reader-1');
  expect(document.cookie).toContain(`"/x/page-${page}":{"rating":0}`);
});

test('the focus goes back to the thumb', async () => {
  const server = serve();
  renderPage();
  await press(thumb('No'));
  await userEvent.click(button('Cancel'));
  expect(thumb('No')).toHaveFocus();
  expect(thumb('No')).toHaveAttribute('aria-pressed', 'false');
  expect(queryField()).not.toBeInTheDocument();

  await press(thumb('Yes'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await server.answer(STORED);
  expect(thumb('Yes')).toHaveFocus();
});

test('the thumb that is selected only focuses the field again', async () => {
  renderPage();
  const field = await press(thumb('Yes'));
  expect(field).toHaveAccessibleDescription('What helped you? (optional)');
  await userEvent.type(field, 'Clear.');
  await userEvent.click(thumb('Yes'));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Clear.');
});

test.each([
  ['{Control>}{Enter}{/Control}', 1],
  ['{Meta>}{Enter}{/Meta}', 1],
  ['{Control>}{Shift>}{Enter}{/Shift}{/Control}', 0],
  ['{Enter}', 0],
])('%s in the field: %d requests', async (keys, count) => {
  const server = serve();
  renderPage();
  await press(thumb('Yes'));
  await userEvent.keyboard(keys);
  expect(server.bodies()).toHaveLength(count);
});

test.each([
  ['a network that is down', 'down' as const],
  ['a server error', { status: 500, body: '{"id":"reader-1"}' }],
  ['wrong JSON', { status: 201, body: '<!doctype html>' }],
])('with %s the comment stays for another try', async (_name, answer) => {
  const server = serve();
  renderPage();
  const field = await press(thumb('No'));
  await userEvent.type(field, 'Add a live example.');
  await userEvent.click(button('Submit'));
  await server.answer(answer);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Couldn't submit feedback. Please try again later.$/,
  );
  expect(field).toHaveValue('Add a live example.');
  expect(document.cookie).not.toContain('feedback=');

  await userEvent.click(button('Submit'));
  await server.answer(STORED);
  expect(screen.getByRole('alert')).toHaveTextContent('Thank you, your feedback has arrived.');
  expect(server.bodies()).toHaveLength(2);
});

test('the result is shown for 3000 ms', () => {
  expect(RESULT_MS).toBe(3000);
});

test('a rating is restored, and Cancel goes back to it', async () => {
  const server = serve();
  const { unmount } = renderPage();
  await press(thumb('Yes'));
  await userEvent.click(button('Submit'));
  await server.answer(STORED);
  unmount();

  page -= 1;
  renderPage();
  await waitFor(() => expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(thumb('Yes'));
  expect(queryField()).not.toBeInTheDocument();
  await press(thumb('No'));
  await userEvent.click(button('Cancel'));
  expect(thumb('Yes')).toHaveAttribute('aria-pressed', 'true');
});

test('a comment on a section needs no rating, but some characters', async () => {
  const server = serve();
  renderPage();
  const heading = screen.getByRole('heading', { level: 2 });
  expect(within(heading).getByRole('link')).toHaveAccessibleName('Direct link to Basic button');
  const field = await press(button('Comment on this section'));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    /^The section "Basic button" : what should change\? \(optional\)/,
  );
  expect(screen.getByText('"Basic button"').tagName).toBe('STRONG');

  await userEvent.keyboard('Short');
  await userEvent.click(button('Submit'));
  expect(screen.getByRole('alert')).toHaveTextContent('a comment needs at least 10 characters');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(server.bodies()).toEqual([]);

  await userEvent.keyboard(' but longer');
  expect(field).toBeValid();
  await userEvent.click(button('Submit'));
  expect(server.bodies()).toEqual([
    expect.objectContaining({
      comment: 'Short but longer',
      sectionHash: 'basic-button',
      sectionTitle: 'Basic button',
    }),
  ]);
  expect(server.bodies()[0]).not.toHaveProperty('rating');
  await server.answer(STORED);
  expect(button('Comment on this section')).toHaveFocus();
});

test('the warning leads to an issue about this address', async () => {
  renderPage();
  await press(thumb('No'));
  const link = screen.getByRole('link', { name: 'open an issue.' });
  expect(link).toHaveAttribute(
    'href',
    `https://git.example/ui/issues/new?template=4.docs-feedback.yml&page-url=${encodeURIComponent(window.location.href)}`,
  );
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(thumb('Yes'));
  await waitFor(() => expect(link).not.toBeInTheDocument());
});

test('without a server there are links to issues only', () => {
  feedbackUrl = null;
  renderPage();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const address = (name: string) => {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    return Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);
  };
  const url = `https://docs.example/pt/x/page-${page}/`;
  const template = '4.docs-feedback.yml';
  const question = 'Something wrong or missing on this page? Open an issue.';
  expect(address(question)).toEqual({ template, 'page-url': url, title: '[docs] Button' });
  expect(address('Comment on this section')).toEqual({
    template,
    'page-url': `${url}#basic-button`,
  });
});

test('the edit link stays', () => {
  renderPage();
  expect(screen.getByRole('link', { name: /edit this page/i })).toBeInTheDocument();
});

test('the form changes while the browser translates it', async () => {
  const server = serve();
  renderPage();
  const stop = simulateTranslation();
  await press(thumb('No'));
  await userEvent.click(thumb('Yes'));
  expect(await screen.findByText(/^What helped you/)).toBeVisible();
  await userEvent.click(button('Comment on this section'));
  expect(await screen.findByText('"Basic button"')).toBeVisible();
  await userEvent.click(button('Cancel'));
  await press(thumb('No'));
  expect(await screen.findByText(/^What is missing, wrong or unclear/)).toBeVisible();
  await userEvent.click(button('Submit'));
  await server.answer(STORED);
  expect(queryField()).not.toBeInTheDocument();
  stop();
});
