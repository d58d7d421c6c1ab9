import { Linter } from 'eslint';
import { demos } from '../../../eslint.demos.mjs';

const linter = new Linter();
const configs = demos.map((config) => ({
  ...config,
  // The others are rules of plugins.
  rules: Object.fromEntries(
    Object.entries(config.rules ?? {}).filter(([name]) => !name.startsWith('jsx-a11y/')),
  ),
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  // The cases are such directives.
  linterOptions: { reportUnusedDisableDirectives: 'off' as const },
}));

const messagesOf = (code: string) =>
  linter.verify(code, configs, 'docs/x/A.tsx').map(({ message }) => message);

it.each([
  '<Button aria-pressed={bold} />',
  '<Button aria-pressed={marks.includes("bold")} />',
  '<ListItemButton selected={name === chosen} aria-current={name === chosen} />',
  'import { createPortal } from "react-dom";',
  '// A dialog gives the focus to its first field.\n<TextField autoFocus />',
  '<Slide container={webcam} />',
  '<InputLabel id={`${id}-label`} />',
])('a demo may have %s', (code) => {
  expect(messagesOf(code)).toEqual([]);
});

it.each([
  ['<Button aria-pressed={name === chosen} />', 'One of several is a radio'],
  ['<Button aria-pressed={isOn && name === chosen} />', 'One of several is a radio'],
  ['<InputLabel id="age-label" />', 'Take ids from `useId`'],
  ['import { flushSync } from "react-dom";', 'Leave `flushSync` out'],
  ['// eslint-disable-next-line no-undef\n<A />', 'Leave out comments for tools'],
  ['<A>{/* prettier-ignore */}</A>', 'Leave out comments for tools'],
  ['// @ts-expect-error It is wrong.\n<A />', 'Leave out comments for tools'],
  ['<Modal container={container} />', 'demos in a frame get its window'],
])('not %s', (code, message) => {
  expect(messagesOf(code)).toEqual([expect.stringContaining(message)]);
});
