/** @jest-environment jsdom */
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { renderInSite } from '@site/src/testing/renderInSite';
import DocItemContent from '@theme/DocItem/Content';
import { screen } from '@testing-library/react';

function renderPage(frontMatter: { title: string; description?: string }) {
  // Only the metadata that the header reads.
  const content = { frontMatter, metadata: { title: frontMatter.title, frontMatter }, toc: [] };
  renderInSite(
    <DocProvider content={content as unknown as PropDocContent}>
      <DocItemContent>
        <p>The first paragraph.</p>
      </DocItemContent>
    </DocProvider>,
  );
}

test('title and description come from front matter, before the content', () => {
  renderPage({ title: 'Button', description: 'Buttons start an action.' });
  const heading = screen.getByRole('heading', { level: 1, name: 'Button' });
  const description = screen.getByText('Buttons start an action.');
  const paragraph = screen.getByText('The first paragraph.');
  expect(heading.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(description.compareDocumentPosition(paragraph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a page without a description has no empty line for it', () => {
  renderPage({ title: 'Button' });
  expect(document.querySelector('.description')).not.toBeInTheDocument();
});
