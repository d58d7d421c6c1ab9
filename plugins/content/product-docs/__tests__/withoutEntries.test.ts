import { withoutEntries } from '../node/withoutEntries';

const isDraft = (pathname: string) => pathname.includes('draft');

test('leaves entries out at every depth, and groups that become empty', () => {
  const tree = [
    { pathname: '/x/a' },
    { pathname: '/x/draft' },
    { pathname: '/x/g', children: [{ pathname: '/x/g/draft' }, { pathname: '/x/g/b' }] },
    { pathname: '/x/h', children: [{ pathname: '/x/h/i', children: [{ pathname: '/x/draft2' }] }] },
  ];
  expect(withoutEntries(tree, isDraft)).toEqual([
    { pathname: '/x/a' },
    { pathname: '/x/g', children: [{ pathname: '/x/g/b' }] },
  ]);
});

test.each([[null], ['draft'], [[null, { children: 'draft' }, { children: [] }]]])(
  'leaves what is no tree to the validation: %j',
  (tree) => {
    expect(withoutEntries(tree, isDraft)).toEqual(tree);
  },
);
