/** @jest-environment jsdom */
import { PRODUCT_PACKAGES } from '@site/src/site/productPackages';
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import { versionSections } from '../versionSections';
import VersionTables from '../VersionTables';

beforeEach(() => {
  renderInSite(
    <VersionTables
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

test('marks the current version and names its links after it', () => {
  const table = screen.getByRole('table', { name: 'MUI System' });
  expect(within(table).getByRole('rowheader', { name: 'v1.2.3 Current' })).toBeInTheDocument();
  expect(within(table).getByRole('rowheader', { name: 'v4' })).toBeInTheDocument();
  expect(
    within(table).getByRole('link', { name: 'Documentation of MUI System v1.2.3' }),
  ).toHaveAttribute('href', '/system/getting-started/');
  expect(
    within(table).getByRole('link', { name: 'Release notes of MUI System v1.2.3' }),
  ).toHaveAttribute('href', 'https://repository.example/docs/releases/tag/v1.2.3');
});

test('every part of a product has a table under its heading', () => {
  const section = screen.getByRole('region', { name: 'MUI X' });
  expect(within(section).getByRole('heading', { level: 3, name: 'Charts' })).toBeInTheDocument();
  expect(within(section).getByRole('table', { name: 'Charts' })).toBeInTheDocument();
});

test('a product of another site is a link to it', () => {
  expect(
    screen.getByRole('link', { name: 'Toolpad Studio is documented on a site of its own.' }),
  ).toHaveAttribute('href', 'https://mui.com/toolpad/studio/getting-started/');
});
