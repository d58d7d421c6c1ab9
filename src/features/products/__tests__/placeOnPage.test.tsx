/** @jest-environment jsdom */
import { useShowPageLinks } from '@site/src/features/page-links';
import { ProductLinks, VersionLinks } from '@site/src/features/product-menus';
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { VersionNotice } from '..';

const PLACE = '?Button.size=small#sizes';
const NEWEST = '/material-ui/react-button/';
const links = {
  versions: { v5: { to: '/material-ui/v5/react-button/' } },
  products: { 'joy-ui': '/joy-ui/react-button/' },
} as const;

function ShowPageLinks() {
  useShowPageLinks(links);
  return null;
}

test.each([
  ['the same page of another version', /^v5/, `/material-ui/v5/react-button/${PLACE}`],
  ['the same page of another product', /^Joy UI/, `/joy-ui/react-button/${PLACE}`],
  ['another product', /^MUI System/, '/system/getting-started/'],
  ['the newest version', 'Same page', `${NEWEST}${PLACE}`],
  ['a page near it', 'Near page', '/material-ui/getting-started/'],
])('the place on the page, on the way to %s', async (_, name, href) => {
  renderInSite(
    <>
      <ShowPageLinks />
      {PRODUCTS.filter(({ id }) => id === 'material-ui').map((face) => (
        <VersionLinks
          key={face.id}
          face={face}
          versions={{ '@mui/material': '6.1.0', 'material-v5': '5.16.7' }}
          locale="en"
          onChoose={() => {}}
        />
      ))}
      <ProductLinks />
      <VersionNotice notice={{ text: '', linkText: 'Same page', to: NEWEST }} />
      <VersionNotice
        notice={{
          text: '',
          linkText: 'Near page',
          to: '/material-ui/getting-started/',
          nearest: true,
        }}
      />
    </>,
    { path: `${NEWEST}${PLACE}` },
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
