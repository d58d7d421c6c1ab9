/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor } from '@testing-library/react';
import Link from '@docusaurus/Link';
import { HEAD_MARK } from '@site/plugins/common/html-postbuild/headMark';
import SiteMetadata from '..';

const canonicals = () =>
  [...document.head.querySelectorAll('link[rel="canonical"]')].map((tag) =>
    tag.getAttribute('href'),
  );

test('what the build wrote stands until the reader moves on', async () => {
  document.head.innerHTML = `
    <link rel="canonical" href="https://example.com/newest/" ${HEAD_MARK}>
    <link rel="alternate" hreflang="en" href="https://example.com/newest/" ${HEAD_MARK}>`;
  renderInSite(
    <>
      <SiteMetadata />
      <Link to="/joy-ui/react-button/">{'On'}</Link>
    </>,
    { path: '/material-ui/react-button/' },
  );
  await waitFor(() =>
    expect(document.head.querySelector('meta[property="og:locale"]')).toHaveAttribute(
      'content',
      'en',
    ),
  );
  expect(canonicals()).toEqual(['https://example.com/newest/']);

  act(() => screen.getByRole('link', { name: 'On' }).click());
  await waitFor(() =>
    expect(canonicals()).toEqual([expect.stringMatching(/^https:.*\/joy-ui\/react-button\/$/)]),
  );
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(0);
});
