/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@site/src/testing/renderInSite';
import { LanguageCoverage } from '../LanguageCoverage';

const nothing = { total: 0, translated: 0 };

test.each([
  ['zh', '中文', '/zh/'],
  ['en', 'English', undefined],
])('the way to the pages in %s, %s: %s', (code, label, href) => {
  renderInSite(
    <LanguageCoverage
      coverage={{ code, label, share: 0.08, isListed: false, products: [], dictionary: nothing }}
      repositoryUrl="https://example.com/"
    />,
  );
  const link = screen.queryByRole('link', { name: `Read the site in ${label}` });
  expect(link?.getAttribute('href')).toBe(href);
});
