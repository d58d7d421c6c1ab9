import { parseComponentComment } from '../parseComponentComment';

test('a component may inherit from one of another library', () => {
  expect(
    parseComponentComment(
      'API:\n\n- inherits [Transition](https://reactcommunity.org/react-transition-group/transition/#Transition-props)',
    ).inherits,
  ).toEqual({
    component: 'Transition',
    url: 'https://reactcommunity.org/react-transition-group/transition/#Transition-props',
  });
});

test('a plain comment is a description', () => {
  expect(parseComponentComment('Plain text with [a link](https://mui.com/).')).toEqual({
    description: 'Plain text with [a link](https://mui.com/).',
    demos: [],
    inherits: null,
  });
});
