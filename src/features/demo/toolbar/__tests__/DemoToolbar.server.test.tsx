import { renderToString } from 'react-dom/server';
import { DemoToolbar } from '../DemoToolbar';
import { toolbarProps } from './toolbarProps';

jest.mock('@site/src/prefs', () => ({ useDirection: () => ({ direction: 'ltr' }) }));

test.each([
  [['system'] as const, 'js'],
  [['system', 'tailwind'] as const, 'styling'],
])('the server draws all controls; with the stylings %s the tab stop is %s', (stylings, first) => {
  const html = renderToString(<DemoToolbar {...toolbarProps} stylings={stylings} />);
  expect(html.match(/data-control="[^"]+" tabindex="0"/g)).toEqual([
    `data-control="${first}" tabindex="0"`,
  ]);
  expect(html.match(/<button/g)).toHaveLength(stylings.length > 1 ? 10 : 9);
});
