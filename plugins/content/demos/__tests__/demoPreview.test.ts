import { previewOf } from '../node/demoPreview';

const lines = (...text: string[]) => text.join('\n');

const returning = (...jsx: string[]) =>
  lines(
    'export default function Demo() {',
    '  const id = React.useId();',
    '  return (',
    ...jsx.map((line) => `    ${line}`),
    '  );',
    '}',
  );

describe('a demo', () => {
  test.each<[what: string, code: string, preview: string]>([
    [
      'an element, de-indented',
      returning('<Button', '  id={id}', '>', '  Buy', '</Button>'),
      lines('<Button', '  id={id}', '>', '  Buy', '</Button>'),
    ],
    ['an element without children', returning('<Slider />'), '<Slider />'],
    [
      'an empty layout element',
      returning('<Box sx={{ height: 8 }}></Box>'),
      '<Box sx={{ height: 8 }}></Box>',
    ],
    [
      'a layout element around text',
      returning('<Box sx={{ p: 2 }}>{count} seats</Box>'),
      '<Box sx={{ p: 2 }}>{count} seats</Box>',
    ],
    [
      'what a layout element repeats',
      returning('<Box>{seats.map((seat) => <Seat key={seat} />)}</Box>'),
      '{seats.map((seat) => <Seat key={seat} />)}',
    ],
    ...['div', 'Box', 'Stack'].map((name): [string, string, string] => [
      `the children of ${name}`,
      returning(
        `<${name}`,
        '  id={id}',
        '>',
        '',
        '  <A />',
        '',
        '  <B>',
        '    b',
        '  </B>',
        '',
        `</${name}>`,
      ),
      lines('<A />', '', '<B>', '  b', '</B>'),
    ]),
    [
      'the children of a fragment',
      returning('<>', '  <A />', '  text', '</>'),
      lines('<A />', 'text'),
    ],
    [
      'the children of React.Fragment as they are',
      returning('<React.Fragment>', '  <A />', '</React.Fragment>'),
      lines('<React.Fragment>', '  <A />', '</React.Fragment>'),
    ],
    [
      'the last return, not those of functions inside',
      lines(
        'export default function Demo() {',
        '  if (closed) {',
        '    return <Closed />;',
        '  }',
        '  const render = () => {',
        '    return <Inner />;',
        '  };',
        '  return <Outer a={() => { return <Other />; }} />;',
        '  function Late() {',
        '    return <Late />;',
        '  }',
        '}',
      ),
      '<Outer a={() => { return <Other />; }} />',
    ],
    ['an arrow function', 'export default () => <A />;', '<A />'],
    [
      'a name',
      lines(
        'function Other() { return <B />; }',
        'const Demo = () => (<A />);',
        'export default Demo;',
      ),
      '<A />',
    ],
    [
      'export { Demo as default }',
      'function Demo() { return <A />; }\nexport { Demo as default };',
      '<A />',
    ],
    [
      'memo and forwardRef',
      lines(
        'const Demo = React.forwardRef<Ref, Props>(function Demo(props, ref) {',
        '  return <A ref={ref} />;',
        '});',
        'export default memo(Demo) as Component;',
      ),
      '<A ref={ref} />',
    ],
    [
      'JavaScript',
      'export default function Demo({ a }) {\n  return <A a={a} />;\n}',
      '<A a={a} />',
    ],
  ])('finds %s', (_what, code, preview) => {
    expect(previewOf(code, undefined)).toBe(preview);
  });

  test.each<[what: string, code: string]>([
    [
      'a component that returns no JSX',
      'export default function Demo() { return open ? <A /> : null; }',
    ],
    ['one that returns nothing', 'export default function Demo() {}'],
    ['a component from elsewhere', "export { default } from './Other';"],
    ['a styled component', "const Demo = styled('div')({});\nexport default Demo;"],
    ['a class', 'export default class Demo {}'],
    ['a name that stands for itself', 'const Demo = memo(Demo);\nexport default Demo;'],
    ['a file without default export', 'export function Demo() { return <A />; }'],
    ['an empty fragment', 'export default () => <></>;'],
  ])('has none for %s', (_what, code) => {
    expect(previewOf(code, undefined)).toBeNull();
  });

  test.each([
    [16, true],
    [17, false],
  ])('of %i lines is there: %s', (count, expected) => {
    const items = Array.from({ length: count }, (_item, index) => `  <Item key="${index}" />`);
    expect(previewOf(returning('<Stack>', ...items, '</Stack>'), undefined) !== null).toBe(
      expected,
    );
  });
});

describe('a theme file', () => {
  const theme = (...declared: string[]) =>
    lines(
      "import { createTheme } from '@mui/material/styles';",
      '',
      ...declared,
      '',
      'export default theme;',
    );
  const short = lines('const theme = createTheme({', '  spacing: 4,', '});');

  test.each<[what: string, code: string, preview: string]>([
    ['its theme', theme(short), short],
    [
      'each of its steps',
      theme('let theme = createTheme({});', '', 'theme = responsiveFontSizes(theme);'),
      lines('let theme = createTheme({});', '', 'theme = responsiveFontSizes(theme);'),
    ],
    [
      'no module augmentation',
      theme("declare module '@mui/material/styles' {", '  interface Palette {}', '}', short),
      short,
    ],
    [
      'a theme that is exported at once',
      'export default createTheme({ spacing: 4 });',
      'export default createTheme({ spacing: 4 });',
    ],
    [
      'the JSX if the theme is long',
      theme(...Array.from({ length: 17 }, (_none, index) => `const n${index} = ${index};`)),
      '<Slider />',
    ],
  ])('shows %s', (_what, code, preview) => {
    expect(previewOf(returning('<Slider />'), code)).toBe(preview);
  });
});
