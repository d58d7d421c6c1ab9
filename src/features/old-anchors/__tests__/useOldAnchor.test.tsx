/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, waitFor } from '@testing-library/react';
import { useOldAnchor } from '../useOldAnchor';

function Page() {
  useOldAnchor();
  const { pathname, search, hash } = useLocation();
  return (
    <article>
      <h2 id="classes">CSS classes</h2>
      <section id="BasicButton">
        <input id="names" />
      </section>
      <output>{`${pathname}${search}${hash}`}</output>
    </article>
  );
}

test.each([
  ['/api/button/?a=1#css', '/api/button/?a=1#classes'],
  ['/api/button/#Classes', '/api/button/#classes'],
  ['/api/button/#classes', '/api/button/#classes'],
  ['/api/button/#basic-button', '/api/button/#BasicButton'],
  // A part of a demo.
  ['/api/button/#name', '/api/button/#name'],
  ['/api/button/#css-BasicButton.tsx', '/api/button/#css-BasicButton.tsx'],
  ['/api/button/#%E0%A4%A', '/api/button/#%E0%A4%A'],
  ['/api/button/', '/api/button/'],
])('%s leads to %s', async (path, expected) => {
  renderInSite(<Page />, { path });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(expected));
  // The rules are loaded on demand.
  await import('../findAnchor');
  expect(screen.getByRole('status').textContent).toBe(expected);
});
