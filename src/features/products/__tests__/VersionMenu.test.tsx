/** @jest-environment jsdom */
import { useShowPageLinks } from '@site/src/features/page-links';
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionMenu, VersionNotice } from '..';
import type { PropPageLinks } from '@site/plugins/content/product-docs/contract';

const product = (id: string) => {
  const found = PRODUCTS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
};

test('it shows the installed version and leads to the others', async () => {
  const user = userEvent.setup();
  renderInSite(<VersionMenu face={product('material-ui')} />);
  await user.click(
    screen.getByRole('button', { name: 'Version: v6.1.0. Choose another version.' }),
  );
  expect(await screen.findByRole('button', { name: 'v6.1.0', current: true })).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['v5.16.7', '/material-ui/v5/getting-started/'],
    ['v4', 'https://v4.mui.com/getting-started/installation/'],
    ['View all versions', '/versions/'],
  ]);
});

test('choosing the current version only closes it', async () => {
  const user = userEvent.setup();
  renderInSite(<VersionMenu face={product('system')} />);
  const button = screen.getByRole('button');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'v6.1.0', current: true }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('a product without a version has no menu', () => {
  renderInSite(<VersionMenu face={product('experiments')} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('on a page that is in other versions', () => {
  function Page({ links }: { links: PropPageLinks }) {
    useShowPageLinks(links);
    return null;
  }
  const open = async (links: PropPageLinks) => {
    const user = userEvent.setup();
    const { unmount } = renderInSite(
      <>
        <VersionMenu face={product('material-ui')} />
        <Page links={links} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: /^Version/ }));
    return unmount;
  };

  afterEach(() => {
    window.location.hash = '';
  });

  test('it leads to the same page, and to the heading that the reader is at', async () => {
    window.location.hash = '#sizes';
    await open({ versions: { v5: { to: '/material-ui/v5/react-button/' } } });
    expect(await screen.findByRole('link', { name: 'v5.16.7' })).toHaveAttribute(
      'href',
      '/material-ui/v5/react-button/#sizes',
    );
  });

  test('it says where the nearest page is meant', async () => {
    window.location.hash = '#sizes';
    await open({ versions: { v5: { to: '/material-ui/v5/getting-started/', nearest: true } } });
    const link = await screen.findByRole('link', {
      name: /This page is not there; opens the nearest/,
    });
    expect(link).toHaveAttribute('href', '/material-ui/v5/getting-started/');
  });

  test('it forgets a page that was left', async () => {
    const links = { versions: { v5: { to: '/material-ui/v5/react-button/' } } };
    const { rerender } = renderInSite(<Page links={links} />);
    rerender(<VersionMenu face={product('material-ui')} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Version/ }));
    expect(await screen.findByRole('link', { name: 'v5.16.7' })).toHaveAttribute(
      'href',
      '/material-ui/v5/getting-started/',
    );
  });
});

test('a page of an older version says so and leads to the newest', () => {
  const notice = {
    text: 'You are reading the documentation of v5.16.7, an older version.',
    linkText: 'See this page in v6.1.0.',
    to: '/material-ui/react-button/',
  };
  renderInSite(<VersionNotice notice={notice} />);
  expect(screen.getByRole('note')).toHaveTextContent(notice.text);
  expect(screen.getByRole('link', { name: notice.linkText })).toHaveAttribute('href', notice.to);
});
