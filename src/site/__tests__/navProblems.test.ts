import { findNavProblems, toProblemsMessage, type NavContext } from '../navProblems';

const context: NavContext = {
  place: 'sidebars.ts › x',
  route: '/x',
  pages: ['/x', '/x/a', '/x/api/a'].map((pathname) => ({
    pathname,
    file: `docs${pathname}.mdx`,
  })),
  hasPage: (pathname) => pathname === '/versions',
  toFile: (pathname) => `docs${pathname}.mdx`,
};

/** The pages of the context, so that the tested problem is the only one. */
const rest = [{ pathname: '/x/' }, { pathname: '/x/a' }, { pathname: '/x/api/a' }];

describe('trees without a problem', () => {
  test.each([
    ['pages', []],
    [
      'pages of the site and of other sites',
      [{ pathname: '/versions/' }, { pathname: 'https://mui.com/blog/' }],
    ],
    ['a planned label', [{ pathname: '/x/later', planned: true, plan: 'premium' }]],
    [
      'groups of any name',
      [
        {
          pathname: '/x/group',
          children: [
            {
              pathname: '/x/subgroup',
              subheader: 'Sub',
              children: [{ pathname: '/x/later', planned: true }],
            },
          ],
        },
      ],
    ],
    ['an API page twice', [{ pathname: '/x/api/a' }]],
    ['an anchor of a page', [{ pathname: '/x/a#part' }]],
    [
      'every flag',
      [
        {
          pathname: '/x/later',
          title: 'Later',
          plan: 'pro',
          newFeature: true,
          planned: true,
          unstable: true,
          beta: true,
          legacy: true,
          deprecated: false,
        },
      ],
    ],
  ])('%s', (_name, entries) => {
    expect(findNavProblems([...rest, ...entries], context)).toEqual([]);
  });

  test('a collapsible group shows the page of its pathname', () => {
    const tree = [
      { pathname: '/x', children: [{ pathname: '/x/a', children: [{ pathname: '/x/api/a' }] }] },
    ];
    expect(findNavProblems(tree, context)).toEqual([]);
  });
});

describe('problems', () => {
  test.each([
    ['a tree that is no list', {}, ['sidebars.ts › x: must be a list of entries, got object.']],
    ['no tree', undefined, ['sidebars.ts › x: must be a list of entries, got undefined.']],
  ])('%s', (_name, tree, expected) => {
    expect(findNavProblems(tree, context)).toEqual(expected);
  });

  const known =
    'known are pathname, title, subheader, children, plan, newFeature, planned, unstable, beta, legacy, deprecated';

  test.each<[string, unknown, string]>([
    [
      'spec §8, "Duplicate navigation path"',
      { pathname: '/x/a' },
      '"/x/a": duplicate pathname, already at sidebars.ts › x.',
    ],
    [
      'duplicate but for a slash',
      { pathname: '/x/a/' },
      '"/x/a/": duplicate pathname, already at sidebars.ts › x.',
    ],
    [
      'no page of another product',
      { pathname: '/y/gone' },
      '"/y/gone": there is no such page. Correct the path or remove the entry.',
    ],
    [
      'no page below an anchor',
      { pathname: '/x/gone#part' },
      '"/x/gone#part": there is no such page. Correct the path or remove the entry.',
    ],
    [
      'string flag',
      { pathname: '/versions', beta: 'yes' },
      '"/versions": "beta" must be true or false, got "yes".',
    ],
    [
      'null flag',
      { pathname: '/versions', beta: null },
      '"/versions": "beta" must be true or false, got null.',
    ],
    [
      'unknown plan',
      { pathname: '/versions', plan: 'gold' },
      '"/versions": "plan" must be "pro" or "premium", got "gold".',
    ],
    [
      'plan as a flag',
      { pathname: '/versions', plan: true },
      '"/versions": "plan" must be "pro" or "premium", got boolean.',
    ],
    [
      'title',
      { pathname: '/versions', title: 1 },
      '"/versions": "title" must be a text, got number.',
    ],
    [
      'empty title',
      { pathname: '/versions', title: ' ' },
      '"/versions": "title" must be a text, got " ".',
    ],
    [
      'children',
      { pathname: '/versions', children: {} },
      '"/versions": "children" must be a list of at least one entry, got object.',
    ],
    [
      'no children',
      { pathname: '/versions', children: [] },
      '"/versions": "children" must be a list of at least one entry, got an array.',
    ],
    [
      'subheader alone',
      { pathname: '/versions', subheader: 'Sub' },
      '"/versions": a "subheader" names a group, but there are no "children".',
    ],
    [
      'pathname missing',
      { title: 'X' },
      'entry 4: "pathname" must be a path that starts with one slash, or an absolute URL, got undefined.',
    ],
    [
      'pathname of a wrong type',
      { pathname: 5 },
      'entry 4: "pathname" must be a path that starts with one slash, or an absolute URL, got number.',
    ],
    [
      'relative pathname',
      { pathname: 'a' },
      '"a": "pathname" must be a path that starts with one slash, or an absolute URL, got "a".',
    ],
    [
      'pathname that is another host',
      { pathname: '//a' },
      '"//a": "pathname" must be a path that starts with one slash, or an absolute URL, got "//a".',
    ],
    ['no object', null, 'entry 4: must be an object, got null.'],
    ['a string', '/x/a', 'entry 4: must be an object, got "/x/a".'],
    ['a list', [], 'entry 4: must be an object, got an array.'],
    [
      'planned though written',
      { pathname: '/x/a', planned: true },
      '"/x/a": is marked "planned" but its page exists; remove the flag.',
    ],
    [
      'no label',
      { pathname: '/x/react-', planned: true },
      '"/x/react-": no label can be derived; add a "title".',
    ],
  ])('%s', (_name, entry, expected) => {
    const [problem] = findNavProblems([...rest, entry], context).filter(
      (candidate) => !candidate.includes('duplicate') || expected.includes('duplicate'),
    );
    expect(problem).toBe(`sidebars.ts › x › ${expected}`);
  });

  test('the place names every parent by its label', () => {
    const tree = [
      ...rest,
      {
        pathname: '/x/react-',
        title: 'Components',
        children: [
          {
            pathname: '/x/inputs',
            subheader: 'all-inputs',
            children: [{ pathname: '/x/a' }, { pathname: '/x/b', colour: 1 }],
          },
        ],
      },
    ];
    expect(findNavProblems(tree, context)).toEqual([
      'sidebars.ts › x › Components › All inputs › "/x/a": duplicate pathname, already at sidebars.ts › x.',
      `sidebars.ts › x › Components › All inputs › "/x/b": unknown field "colour"; ${known}.`,
    ]);
  });

  test('a page without an entry, and one hidden by a subheader', () => {
    const tree = [
      { pathname: '/x' },
      { pathname: '/x/a', subheader: 'A', children: [{ pathname: '/versions' }] },
    ];
    expect(findNavProblems(tree, context)).toEqual([
      `sidebars.ts › x: the page "/x/a" (docs/x/a.mdx) has no entry. Add { pathname: '/x/a' } where readers should find it.`,
      `sidebars.ts › x: the page "/x/api/a" (docs/x/api/a.mdx) has no entry. Add { pathname: '/x/api/a' } where readers should find it.`,
    ]);
  });

  test('a badly written entry is one problem', () => {
    const tree = [{ pathname: '/x' }, { pathname: '/x/a/', beta: 1 }, { pathname: '/x/api/a' }];
    expect(findNavProblems(tree, context)).toEqual([
      'sidebars.ts › x › "/x/a/": "beta" must be true or false, got number.',
    ]);
  });

  test('labels come from the caller, as readers see them', () => {
    const tree = [...rest, { pathname: '/x/g', children: [{ pathname: '/x/a' }] }];
    expect(findNavProblems(tree, { ...context, toLabel: () => 'Group label' })[0]).toContain(
      'sidebars.ts › x › Group label › "/x/a"',
    );
  });
});

test('all problems are one message', () => {
  expect(toProblemsMessage(['a', 'b'])).toBe(
    'The navigation or its pages have 2 problems:\n- a\n- b',
  );
  expect(toProblemsMessage(['a'])).toBe('The navigation or its pages have a problem:\n- a');
});
