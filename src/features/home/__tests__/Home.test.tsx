/** @jest-environment jsdom */
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Home from '../Home';
import { FIRST_PAGES } from '../firstPages';
import { OFFERED_PRODUCTS } from '../offeredProducts';

supportStorageEvents();

beforeEach(() => {
  renderInSite(<Home versions={{ '@mui/material': '1.2.3' }} />);
});

const products = () => screen.getByRole('region', { name: 'Products' });

test('has one headline and the two ways on', async () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^React components/);
  expect(screen.getByRole('link', { name: 'Start with Material UI' })).toHaveAttribute(
    'href',
    '/material-ui/getting-started/',
  );
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key, ctrlKey }) => keys.push(`${ctrlKey} ${key}`));
  await userEvent.click(screen.getByRole('button', { name: /^Search/ }));
  expect(keys).toEqual(['true k']);
});

test.each(OFFERED_PRODUCTS)('leads to $name and its parts', ({ id, name, href, parts }) => {
  const heading = within(products()).getByRole('heading', { level: 3, name });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', href);

  const list = within(products()).getByRole('list', { name: `First pages of ${name}` });
  const links = within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(FIRST_PAGES[id]?.map(([, to]) => to));
  for (const part of parts) expect([href, ...links]).toContain(part.href);
});

test('shows the versions that are known, and no others', () => {
  expect(
    within(products())
      .getAllByText(/^v\d/)
      .map((version) => version.textContent),
  ).toEqual(['v1.2.3']);
});

test('has the command that installs a product', () => {
  expect(
    within(products()).getByText('npm install @mui/material@1.2.3 @emotion/react @emotion/styled'),
  ).toBeVisible();
});

test('names the newest releases, with their dates', () => {
  const news = screen.getByRole('region', { name: 'What is new' });
  expect(within(news).getByRole('link', { name: 'Material UI v1.2.3' })).toHaveAttribute(
    'href',
    'https://example.com/releases/tag/v1.2.3',
  );
  expect(within(news).getByText('September 10, 2024')).toBeVisible();
});

describe('the order desk', () => {
  const desk = () => screen.getByRole('region', { name: /^Order desk/ });

  test('says what its parts are made with', () => {
    const links = within(desk()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Data Grid',
      'Charts',
      'Material UI',
      'Joy UI',
      'Base UI',
      'Date Pickers',
    ]);
  });

  test('changes mode and density of the whole site', async () => {
    const group = (name: string) => within(within(desk()).getByRole('group', { name }));
    await userEvent.click(group('Mode').getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(group('Density').getByRole('radio', { name: 'Dense' }));
    expect(group('Density').getByRole('radio', { name: 'Dense' })).toBeChecked();
    await userEvent.click(group('Density').getByRole('radio', { name: 'Comfortable' }));
  });
});
