import { parseComponentComment } from '../parseComponentComment';

test('the generated lists are taken off the description and read', () => {
  expect(
    parseComponentComment(
      [
        'A button.',
        '',
        'Demos:',
        '',
        '- [Button](https://mui.com/material-ui/react-button/)',
        '- [Button group](https://mui.com/material-ui/react-button-group/)',
        '',
        'API:',
        '',
        '- [Button API](https://mui.com/material-ui/api/button/)',
        '- inherits [ButtonBase API](https://mui.com/material-ui/api/button-base/)',
      ].join('\n'),
    ),
  ).toEqual({
    description: 'A button.',
    demos: [
      { title: 'Button', url: 'https://mui.com/material-ui/react-button/' },
      { title: 'Button group', url: 'https://mui.com/material-ui/react-button-group/' },
    ],
    inherits: { component: 'ButtonBase', url: 'https://mui.com/material-ui/api/button-base/' },
  });
});

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
