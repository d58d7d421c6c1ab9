/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import Anchors from '..';

test('each id is a target of links', () => {
  const { container } = renderInSite(<Anchors ids="chip checkmarks" />);
  expect([...container.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
    'chip',
    'checkmarks',
  ]);
});
