/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import NotFoundContent from '../Content';

test.each([
  ['Material UI React components in Material Design.', '/material-ui/getting-started/'],
  ['Toolpad Core Layout, navigation and sign-in for dashboards.', '/toolpad/core/introduction/'],
  ['Home page', '/'],
  ['Versions and older documentation', '/versions/'],
])('leads on: %s', async (name, href) => {
  renderInSite(<NotFoundContent />, { path: '/material-ui/react-buton/' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  await screen.findByRole('heading', { level: 2 });
});

test('suggests pages with a similar address, with their products', async () => {
  renderInSite(<NotFoundContent />, { path: '/material-ui/react-buton/' });
  const list = await screen.findByRole('list', { name: 'Pages with a similar address' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
  ]);
  expect(links[0]).toHaveAccessibleName('Button Material UI /material-ui/react-button/');
});

test('leads to the page in the language of the address', async () => {
  renderInSite(<NotFoundContent />, { path: '/zh/material-ui/react-buton/' });
  const link = await screen.findByRole('link', { name: /Button \(中文\) Material UI/ });
  expect(link).toHaveAttribute('href', '/zh/material-ui/react-button/');
});

test('says so when no page is about the subject, and offers what is near', async () => {
  renderInSite(<NotFoundContent />, { path: '/material-ui/getting-started/faq/' });
  const list = await screen.findByRole('list', { name: /^There is no page about this here yet/ });
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/material-ui/getting-started/');
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

test.each([
  ['/components/buttons/?a=1#sizes', '/material-ui/react-button/?a=1#sizes'],
  ['/en/joy-ui/react-button/', '/joy-ui/react-button/'],
  ['/fr/components/buttons', '/material-ui/react-button/'],
  // Listed, but missing on the host.
  ['/material-ui/react-button', '/material-ui/react-button'],
  // A page of another language's build.
  ['/zh/components/buttons/', '/zh/components/buttons/'],
])('moves on from %s to %s', async (path, expected) => {
  renderInSite(
    <>
      <NotFoundContent />
      <Address />
    </>,
    { path },
  );
  await screen.findByRole('list', { name: 'Pages with a similar address' });
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(expected);
});

test('says so when nothing is similar, and offers what others read', async () => {
  renderInSite(<NotFoundContent />, { path: '/zzzzzzzz/' });
  const list = await screen.findByRole('list', { name: /^No page has a similar address/ });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/material-ui/react-button/',
    '/material-ui/getting-started/',
  ]);
});
