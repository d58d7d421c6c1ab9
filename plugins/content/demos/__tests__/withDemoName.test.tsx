/** @jest-environment node */
import { Component, memo, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { withDemoName } from '../client/withDemoName';

function Broken(): never {
  const [user] = useState<{ name: string }>();
  // As in a demo whose data is missing.
  throw new TypeError(`No name of ${user}`);
}

class Works extends Component {
  override render() {
    return <p>A</p>;
  }
}

const render = (Demo: ComponentType) => {
  const Named = withDemoName(Demo, 'docs/x/Bars.tsx');
  return renderToString(<Named />);
};

test.each<[string, ComponentType, string]>([
  ['an error', Broken, 'No name of undefined'],
  ['a variable of browsers', () => <>{window.innerWidth}</>, 'window is not defined'],
])('%s names the demo', (_what, Demo, message) => {
  expect(() => render(Demo)).toThrow(`The demo docs/x/Bars.tsx cannot be rendered: ${message}`);
});

test.each<[string, ComponentType]>([
  ['a function', () => <p>A</p>],
  ['a class', Works],
  [
    'what is memoized',
    memo(function Memoized() {
      return <p>A</p>;
    }),
  ],
])('%s is rendered', (_what, Demo) => {
  expect(render(Demo)).toBe('<p>A</p>');
});
