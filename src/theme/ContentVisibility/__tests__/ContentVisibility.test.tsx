/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import type { Props } from '@theme/ContentVisibility';
import type { ComponentType } from 'react';

// The swizzled component.
const ContentVisibility: ComponentType<Props> = jest.requireActual(
  '@theme/ContentVisibility',
).default;

test.each([
  ['an unlisted page', { unlisted: true, frontMatter: {} }, 'Unlisted page'],
  ['one in development', { unlisted: false, frontMatter: { unlisted: true } }, 'Unlisted page'],
  ['a draft', { unlisted: false, frontMatter: { draft: true } }, 'Draft page'],
])('%s says so', async (_name, metadata, title) => {
  renderInSite(<ContentVisibility metadata={metadata} />);
  expect(await screen.findByText(title)).toBeInTheDocument();
});

test('any other page says nothing', () => {
  const { container } = renderInSite(
    <ContentVisibility metadata={{ unlisted: false, frontMatter: {} }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
