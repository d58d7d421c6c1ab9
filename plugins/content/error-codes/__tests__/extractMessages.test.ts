import { extractMessages, mayHaveMessages } from '../node/extractMessages';

const DEV = 'process.env.NODE_ENV !== "production"';

describe('extractMessages', () => {
  test.each([
    [
      'plain string',
      `throw new Error(${DEV} ? "MUI: No." : _formatMuiErrorMessage(3));`,
      { code: 3, message: 'MUI: No.', argumentCount: 0 },
    ],
    [
      'template literal with computed parts',
      `throw new Error(${DEV} ? \`MUI: \\\`\${a}\\\` is not \${b.c(1)}.\` : _formatMuiErrorMessage(4, a, b.c(1)));`,
      { code: 4, message: 'MUI: `%s` is not %s.', argumentCount: 2 },
    ],
    [
      'template literal inside a template literal',
      `x(${DEV} ? \`The color\${name ? \` (\${name})\` : ''} is invalid.\` : _formatMuiErrorMessage(11, name ? \` (\${name})\` : ''));`,
      { code: 11, message: 'The color%s is invalid.', argumentCount: 1 },
    ],
    [
      'concatenation in parentheses',
      `x(${DEV} ? ("MUI: " + a + (" and " + 'b\\n')) : _formatMuiErrorMessage(5, a));`,
      { code: 5, message: 'MUI: %s and b\n', argumentCount: 1 },
    ],
    [
      'CommonJS call',
      `x(${DEV} ? \`MUI: CommonJS.\` : (0, _formatMuiErrorMessage2.default)(7));`,
      { code: 7, message: 'MUI: CommonJS.', argumentCount: 0 },
    ],
    [
      'CommonJS call through a namespace',
      `x(${DEV} ? "MUI: Namespace." : utils.formatMuiErrorMessage(8));`,
      { code: 8, message: 'MUI: Namespace.', argumentCount: 0 },
    ],
    [
      'arms the other way round',
      `x(process.env.NODE_ENV === "production" ? _formatMuiErrorMessage(9) : "MUI: Swapped.");`,
      { code: 9, message: 'MUI: Swapped.', argumentCount: 0 },
    ],
    [
      'a text that is computed altogether',
      `x(${DEV} ? makeText(a) : _formatMuiErrorMessage(10, makeText(a)));`,
      { code: 10, message: '%s', argumentCount: 1 },
    ],
  ])('%s', (_, source, expected) => {
    expect(extractMessages(source, 'file.js')).toEqual([expected]);
  });

  test('finds every error of a file, nested ones too', () => {
    const source = `
      function a() { if (b) throw new Error(${DEV} ? "one" : _formatMuiErrorMessage(1)); }
      const c = () => ({ d: [${DEV} ? "two" : _formatMuiErrorMessage(2)] });`;
    expect(extractMessages(source, 'file.js').map(({ message }) => message)).toEqual([
      'one',
      'two',
    ]);
  });

  test.each([
    ['another conditional', `x(a ? "text" : other(1))`],
    ['a code that is not a number', `x(a ? "text" : _formatMuiErrorMessage(code))`],
    ['the definition of the function', `function formatMuiErrorMessage(code) { return code; }`],
    ['an error without a number', `throw new Error("formatMuiErrorMessage(1)")`],
    ['nothing', ''],
  ])('ignores %s', (_, source) => {
    expect(extractMessages(source, 'file.js')).toEqual([]);
  });
});

test.each([
  ['import _formatMuiErrorMessage from "@mui/utils/formatMuiErrorMessage";', true],
  ['var _FormatMuiErrorMessage2;', true],
  ['throw new Error("no number");', false],
])('mayHaveMessages(%j) is %s', (source, expected) => {
  expect(mayHaveMessages(source)).toBe(expected);
});
