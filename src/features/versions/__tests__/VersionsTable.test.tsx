/** @jest-environment jsdom */
import { PRODUCT_PACKAGES } from '@site/src/site/productPackages';
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import { versionSections } from '../versionSections';
import VersionsTable from '../VersionsTable';

beforeEach(() => {
  renderInSite(
    <VersionsTable
      sections={versionSections({
        products: PRODUCTS,
        currentVersions: Object.fromEntries(
          PRODUCT_PACKAGES.map((name) => [name, name === 'material-v5' ? '1.0.0' : '1.2.3']),
        ),
        locale: 'en',
        repositoryUrl: 'https://repository.example/docs',
      })}
    />,
  );
});

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }));

test('a product leads to its current version with release notes, and to older ones', () => {
  const links = rowOf('MUI System').getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Documentation of MUI System v1.2.3', '/system/getting-started/'],
      ['Release notes of MUI System v1.2.3', 'https://repository.example/docs/releases/tag/v1.2.3'],
      ['Documentation of MUI System v5', 'https://v5.mui.com/system/getting-started/'],
      ['Documentation of MUI System v4', 'https://v4.mui.com/system/basics/'],
    ],
  );
});

test('every part of a product has a row under its name', () => {
  const parts = screen.getByRole('rowheader', { name: 'Charts' }).closest('tbody');
  expect(parts).toHaveAttribute('id', 'x');
  expect(
    rowOf('Charts').getByRole('link', { name: 'Release notes of Charts v1.2.3' }),
  ).toBeVisible();
});

test('a product of another site is a link to it', () => {
  expect(
    screen.getByRole('link', { name: 'Toolpad Studio is documented on a site of its own.' }),
  ).toHaveAttribute('href', 'https://mui.com/toolpad/studio/getting-started/');
});
