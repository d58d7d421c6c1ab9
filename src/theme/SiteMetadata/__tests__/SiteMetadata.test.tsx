/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { renderInSite } from '@site/src/testing/renderInSite';
import SiteMetadata from '..';

function contentOf(selector: string, attribute: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}

test('alternate languages are the listed ones', async () => {
  renderInSite(<SiteMetadata />, { path: '/material-ui/react-button/' });
  await waitFor(() =>
    expect(contentOf('link[rel="alternate"]', 'hreflang')).toEqual(['en', 'x-default']),
  );
  expect(contentOf('meta[property="og:locale"]', 'content')).toEqual(['en']);
  expect(contentOf('meta[property="og:locale:alternate"]', 'content')).toEqual([]);
});
