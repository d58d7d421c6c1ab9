import { playgroundCode } from '../client/playgroundCode';
import { initialState } from '../client/playgroundState';
import type { PlaygroundFile, PlaygroundState } from '../contract';
import { createControls, createSxControls } from '../node/createControls';
import { parseTemplate } from '../node/parseTemplate';

const PLACE = 'Button.playground.ts';
const OWN_IMPORT = "import Button from '@mui/material/Button';";

function codeOf(file: PlaygroundFile, state: PlaygroundState): string {
  const controls = createControls(
    {
      name: 'Button',
      props: [
        { name: 'children', type: 'node', muiType: 'node', own: true },
        { name: 'disabled', type: 'boolean', muiType: 'bool', default: 'false', own: true },
        { name: 'ripple', type: 'boolean', muiType: 'bool', default: 'true', own: true },
        { name: 'icon', type: 'node', muiType: 'node', own: true },
        { name: 'rows', type: 'number', muiType: 'number', own: true },
        { name: 'title', type: 'string', muiType: 'string', own: true },
        { name: 'variant', type: "'a' | 'b'", muiType: "'a' | 'b'", default: "'a'", own: true },
      ],
    },
    file,
    PLACE,
  );
  const source = parseTemplate('Button', OWN_IMPORT, file, PLACE);
  return playgroundCode(source, controls, { ...initialState(controls), ...state });
}

/** Returns the returned JSX only. */
function jsxOf(state: PlaygroundState, file: PlaygroundFile = {}): string {
  const [, jsx = ''] =
    /return (?:\(\n)?([\s\S]*?)(?:\n {2}\))?;\n\}\n$/.exec(codeOf(file, state)) ?? [];
  return jsx.replace(/^ {4}/gm, '');
}

const withIcons: PlaygroundFile = {
  props: { children: '' },
  imports: ["import SendIcon from '@mui/icons-material/Send';"],
  examples: { icon: { Send: '<SendIcon />', Text: "'now'" } },
};

test.each<[string, PlaygroundState, string]>([
  ['no defaults', { variant: 'a', disabled: false, ripple: true, title: '' }, '<Button />'],
  ['a string', { title: 'Send' }, '<Button title="Send" />'],
  ['a boolean', { disabled: true }, '<Button disabled />'],
  ['a boolean that is true by default', { ripple: false }, '<Button ripple={false} />'],
  ['a number', { rows: 0 }, '<Button rows={0} />'],
  ['an apostrophe', { title: "it's" }, `<Button title="it's" />`],
  ['quotes', { title: 'a "b"' }, `<Button title={'a "b"'} />`],
  ['both quotes', { title: `"it's"` }, `<Button title={"\\"it's\\""} />`],
  ['an entity', { title: '&lt;' }, "<Button title={'&lt;'} />"],
  ['a backslash', { title: 'a\\n' }, "<Button title={'a\\\\n'} />"],
  ['a child', { children: 'Send' }, '<Button>Send</Button>'],
  ['markup in a child', { children: '<b>{x}</b>' }, "<Button>{'<b>{x}</b>'}</Button>"],
  ['spaces in a child', { children: ' a' }, "<Button>{' a'}</Button>"],
  ['an example', { icon: 'Send' }, '<Button icon={<SendIcon />} />'],
  ['an example of text', { icon: 'Text' }, "<Button icon={'now'} />"],
  [
    'a long child',
    { title: 'A title', children: 'A very long text that does not fit into one line here' },
    '<Button title="A title">\n  A very long text that does not fit into one line here\n</Button>',
  ],
  [
    'many attributes',
    {
      title: 'A very long text that does not fit into one line',
      variant: 'b',
      disabled: true,
      rows: 1,
    },
    '<Button\n  variant="b"\n  title="A very long text that does not fit into one line"\n  rows={1}\n  disabled\n/>',
  ],
])('%s', (_title, state, expected) => {
  expect(jsxOf(state, withIcons)).toBe(expected);
});

test('a module that can be copied, with the imports that it uses', () => {
  expect(codeOf(withIcons, {})).toBe(`${OWN_IMPORT}

export default function ButtonExample() {
  return <Button />;
}
`);
  expect(codeOf(withIcons, { icon: 'Send' })).toContain('icons-material/Send');
});

test('a template keeps its indentation, own attributes and children', () => {
  const file: PlaygroundFile = {
    imports: ["import { useState } from 'react';"],
    setup: 'const [open, setOpen] = useState(false);',
    template: `
      <div>
        <Button open={open} {...props}>
          <b>Text</b>
        </Button>
      </div>
    `,
  };
  expect(codeOf(file, { disabled: true })).toBe(`import { useState } from 'react';
${OWN_IMPORT}

export default function ButtonExample() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button open={open} disabled>
        <b>Text</b>
      </Button>
    </div>
  );
}
`);
});

test('a template without the component is a mistake', () => {
  expect(() => parseTemplate('Button', OWN_IMPORT, { template: '<Button />' }, PLACE)).toThrow(
    'Button.playground.ts: the template needs <Button {...props} />.',
  );
});

test('the keys of sx are one attribute, after those of the template', () => {
  const file: PlaygroundFile = {
    sx: { p: [1, 2], mx: ['auto', 3], color: ['line.red'] },
    props: { p: 1 },
    theme: { palette: { line: { red: '#a4161a' } } },
    imports: ["import { ThemeProvider, createTheme } from '@mui/system';"],
    template:
      '<ThemeProvider theme={theme}><Button sx={{ border: 1 }} {...props} /></ThemeProvider>',
  };
  const controls = createSxControls(file, PLACE);
  const source = parseTemplate('Button', OWN_IMPORT, file, PLACE);
  const code = playgroundCode(source, controls, { ...initialState(controls), mx: 'auto' });
  expect(code).toContain("<Button sx={{ border: 1, p: 1, mx: 'auto' }} />");
  expect(code).toContain(
    "const theme = createTheme({\n  palette: {\n    line: {\n      red: '#a4161a',\n    },\n  },\n});",
  );
  expect(code).toContain('import { ThemeProvider, createTheme }');
});

test('a first value of sx has to be a choice', () => {
  expect(() => createSxControls({ sx: { p: [1, 2] }, props: { p: 3 } }, PLACE)).toThrow(
    'Button.playground.ts: "p" of sx has no choice 3.',
  );
});
