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
