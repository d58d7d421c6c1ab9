/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInSite } from '@site/src/testing/renderInSite';
import A from '..';

test('the address of a file stays as it is, that of a page ends with a slash', () => {
  const logged = jest.spyOn(console, 'error');
  renderInSite(
    <>
      <A href="/assets/files/manual-1.pdf" {...{ 'data-noBrokenLinkCheck': true }}>
        Manual
      </A>
      <A href="/x/axis">Axis</A>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Manual' })).toHaveAttribute(
    'href',
    '/assets/files/manual-1.pdf',
  );
  expect(screen.getByRole('link', { name: 'Axis' })).toHaveAttribute('href', '/x/axis/');
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ['https://example.com/', 'Example', true],
  ['https://example.com/pull/4', '#4', false],
  ['/x/axis/', 'Axis', false],
  ['#limits', 'Limits', false],
])('the link %s, %s, says that it opens a tab: %j', (href, text, isMarked) => {
  renderInSite(<A href={href}>{text}</A>);
  expect(screen.getByRole('link')).toHaveAccessibleName(
    isMarked ? `${text} (opens in new tab)` : text,
  );
  expect(screen.getByRole('link').getAttribute('dir')).toBe(isMarked ? 'auto' : null);
});
