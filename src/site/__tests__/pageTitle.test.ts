import { pageToTitle, pageToTitleI18n, toTitleKey } from '../pageTitle';

describe('pageToTitle', () => {
  test.each([
    [{ pathname: '/material-ui/react-button', title: 'Buttons' }, 'Buttons'],
    [{ pathname: '/material-ui/react-button' }, 'Button'],
    [{ pathname: '/material-ui/react-button/' }, 'Button'],
    [{ pathname: '/material-ui/react-button#sizes' }, 'Button'],
    [{ pathname: '/material-ui/getting-started/example-projects' }, 'Example projects'],
    [{ pathname: '/material-ui/customization/z-index' }, 'Z index'],
    [
      { pathname: '/material-ui/components/data-display', subheader: 'data-display' },
      'Data display',
    ],
    [{ pathname: '/a', subheader: '/material-ui/customization/css-variables' }, 'Css variables'],
    [{ pathname: '/mui-x', subheader: 'MUI X' }, 'MUI X'],
    [{ pathname: '/x/notes.v7' }, 'Notes'],
    [{ pathname: '/material-ui/api/button-base' }, 'ButtonBase'],
    [{ pathname: '/material-ui/api/button-base/' }, 'ButtonBase'],
    [{ pathname: '/material-ui/api/grid-2' }, 'Grid2'],
    [{ pathname: '/base-ui/api/use-button' }, 'useButton'],
    [{ pathname: '/material-ui/api/user-list' }, 'UserList'],
    [{ pathname: '/api-docs/use-button' }, 'UseButton'],
    [{ pathname: '/x/按钮' }, '按钮'],
    [{ pathname: '/material-ui/react-' }, ''],
    [{ pathname: '/' }, ''],
    [{ pathname: '' }, ''],
  ])('%j', (entry, expected) => {
    expect(pageToTitle(entry)).toBe(expected);
  });
});

describe('pageToTitleI18n', () => {
  const labels = new Map([
    ['/x/react-charts', '图表概述'],
    ['/x/notes.v7', '说明'],
    ['/x/empty', ''],
    ['Charts', '图表'],
    ['inputs', '输入'],
  ]);
  const lookup = (key: string) => labels.get(key);

  test.each([
    ['a pathname', { pathname: '/x/react-charts/' }, '图表概述'],
    ['a pathname with a dot', { pathname: '/x/notes.v7' }, '说明'],
    ['a subheader', { pathname: '/x/react-charts', subheader: 'inputs' }, '输入'],
    [
      'a subheader, whatever the title',
      { pathname: '/x', subheader: 'inputs', title: 'Charts' },
      '输入',
    ],
    ['a pathname before the title', { pathname: '/x/react-charts', title: 'Overview' }, '图表概述'],
    ['a title that is a key', { pathname: '/x/react-charts', title: 'Charts' }, '图表'],
    ['a title without translation', { pathname: '/x/react-gauge', title: 'Gauges' }, 'Gauges'],
    ['nothing translated', { pathname: '/x/react-gauge' }, 'Gauge'],
    ['an empty translation', { pathname: '/x/empty' }, 'Empty'],
  ])('%s', (_name, entry, expected) => {
    expect(pageToTitleI18n(entry, lookup)).toBe(expected);
  });
});

test.each([
  [{ pathname: '/versions/' }, '/versions'],
  [{ pathname: 'https://mui.com/blog/' }, 'https://mui.com/blog'],
  [{ pathname: '/a', subheader: 'inputs' }, 'inputs'],
])('the key of %j', (entry, key) => {
  expect(toTitleKey(entry)).toBe(key);
});
