import type { NavEntry } from '../../../../src/site/nav';
import { pageToTitle } from '../../../../src/site/pageTitle';
import { toSidebarItems } from '../node/toSidebarItems';

const context = {
  route: '/x',
  docIds: new Map([['/x/a', 'a/index']]),
  toLabel: pageToTitle,
};

test.each<[string, NavEntry, unknown]>([
  ['a page', { pathname: '/x/a/' }, { type: 'doc', id: 'a/index', label: 'A' }],
  [
    'a page with flags',
    { pathname: '/x/a', plan: 'pro', newFeature: true, beta: false },
    { type: 'doc', id: 'a/index', label: 'A', customProps: { plan: 'pro', newFeature: true } },
  ],
  [
    'a planned entry',
    { pathname: '/x/b', title: '<b> & "c"', planned: true, plan: 'premium' },
    {
      type: 'html',
      value: '&lt;b&gt; &amp; "c"',
      defaultStyle: true,
      customProps: { plan: 'premium', planned: true, label: '<b> & "c"' },
    },
  ],
  [
    'a page of another product',
    { pathname: '/material-ui/react-button', legacy: true },
    {
      type: 'link',
      key: '/material-ui/react-button',
      label: 'Button',
      href: '/material-ui/react-button/',
      customProps: { legacy: true },
    },
  ],
  [
    'an anchor',
    { pathname: '/x/a#part', title: 'Part' },
    { type: 'link', key: '/x/a#part', label: 'Part', href: '/x/a/#part' },
  ],
  [
    'a page of another site',
    { pathname: 'https://mui.com/blog', title: 'Blog' },
    { type: 'link', key: 'https://mui.com/blog', label: 'Blog', href: 'https://mui.com/blog' },
  ],
  [
    'a collapsible group',
    { pathname: '/x/group', beta: true, children: [{ pathname: '/x/a' }] },
    {
      type: 'category',
      key: '/x/group',
      label: 'Group',
      collapsible: true,
      collapsed: true,
      items: [{ type: 'doc', id: 'a/index', label: 'A' }],
      customProps: { beta: true },
    },
  ],
  [
    'a collapsible group with a page',
    { pathname: '/x/a', children: [{ pathname: '/x/b', planned: true }] },
    expect.objectContaining({ type: 'category', link: { type: 'doc', id: 'a/index' } }),
  ],
  [
    'an always-open group',
    { pathname: '/x/a', subheader: 'inputs', children: [{ pathname: '/x/a' }] },
    {
      type: 'category',
      key: '/x/a',
      label: 'Inputs',
      collapsible: false,
      collapsed: false,
      items: [{ type: 'doc', id: 'a/index', label: 'A' }],
    },
  ],
])('%s', (_name, entry, item) => {
  expect(toSidebarItems([entry], context)).toEqual([item]);
});

test('an unchecked tree is an error', () => {
  expect(() => toSidebarItems([{ pathname: '/x/gone' }], context)).toThrow('no page "/x/gone"');
});
