/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import DemoRunnerPage from '../DemoRunnerPage';

const alone = /^This page runs demos while they are edited on other pages\./;

/** Opens the page as a browser would, and returns what it tells its parent. */
function open({ framed, origin }: { readonly framed: boolean; readonly origin: string }) {
  const told: unknown[] = [];
  const parent = { postMessage: (message: unknown) => told.push(message) };
  Object.assign(window, { parent: framed ? parent : window, origin });
  renderInSite(<DemoRunnerPage />);
  return told;
}

beforeEach(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

it('offers to run demos in a sandboxed frame', () => {
  const told = open({ framed: true, origin: 'null' });
  expect(told).toContainEqual(expect.objectContaining({ type: 'ready' }));
  expect(screen.queryByText(alone)).not.toBeInTheDocument();
});

it.each([
  ['in a frame that has the site’s origin', { framed: true, origin: 'https://docs.example' }],
  ['in a window of its own', { framed: false, origin: 'https://docs.example' }],
  ['in a window of its own without origin', { framed: false, origin: 'null' }],
])('runs nothing %s', (_where, opened) => {
  expect(open(opened)).toEqual([]);
  expect(screen.getByText(alone)).toBeInTheDocument();
});
