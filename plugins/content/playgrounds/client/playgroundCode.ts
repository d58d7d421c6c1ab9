import type { PlaygroundSource, PlaygroundState, PlaygroundControl } from '../contract';
import { shownProps, type ShownProp } from './playgroundState';
import { themeCode } from './themeCode';

/** Line width of the code. */
const WIDTH = 80;

/** Indents all lines but the first and empty ones. */
const indentRest = (text: string, indent: string) => text.replace(/\n(?=[^\n])/g, `\n${indent}`);

const indentAll = (text: string, indent: string) => indent + indentRest(text, indent);

function quote(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function attribute({ control, value }: ShownProp): string {
  const { prop } = control;
  const code = control.kind === 'choice' ? control.code?.[String(value)] : undefined;
  if (code !== undefined) return `${prop}={${code}}`;
  if (value === true) return prop;
  if (typeof value !== 'string') return `${prop}={${value}}`;
  // JSX strings have entities and no escapes.
  return /["&\\\n]/.test(value) ? `${prop}={${quote(value)}}` : `${prop}="${value}"`;
}

function children({ control, value }: ShownProp): string {
  const code = control.kind === 'choice' ? control.code?.[String(value)] : undefined;
  if (code !== undefined) return code.startsWith('<') ? code : `{${code}}`;
  const text = String(value);
  // Text that JSX would change.
  return /[{}<>&]|^\s|\s$|\s\s|\n/.test(text) ? `{${quote(text)}}` : text;
}

/** Returns the attribute `sx` with the fixed keys and those that the controls set. */
function sxAttribute(fixed: string, shown: readonly ShownProp[]): string {
  const keys = shown.map(
    ({ control: { prop }, value }) =>
      `${prop}: ${typeof value === 'string' ? quote(value) : value}`,
  );
  const all = [...(fixed === '' ? [] : fixed.split(/, (?=\w+:)/)), ...keys];
  const short = `sx={{ ${all.join(', ')} }}`;
  return short.length <= WIDTH / 2 ? short : `sx={{\n  ${all.join(',\n  ')},\n}}`;
}

/** Formats the component's element; `indent` is that of its line. */
function element(name: string, attributes: readonly string[], content: string, indent: string) {
  const end = content === '' ? ' />' : '>';
  const inner = `${indent}  `;
  const short = ['<' + name, ...attributes].join(' ');
  const isShort = !short.includes('\n') && indent.length + short.length + end.length <= WIDTH;
  const oneLine = `${short}>${content}</${name}>`;
  if (
    isShort &&
    content !== '' &&
    !/\n|^</.test(content) &&
    indent.length + oneLine.length <= WIDTH
  ) {
    return oneLine;
  }
  const lines = attributes.map((text) => `\n${inner}${indentRest(text, inner)}`);
  const open = isShort ? short + end : `<${name}${lines.join('')}\n${indent}${end.trim()}`;
  return content === '' ? open : `${open}\n${indentAll(content, inner)}\n${indent}</${name}>`;
}

const isUsed = (name: string, code: string) =>
  new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(code);

/** Generates the code of a state: a module that can be copied into a project. */
export function playgroundCode(
  source: PlaygroundSource,
  controls: readonly PlaygroundControl[],
  state: PlaygroundState,
): string {
  const { component, before, after, setup, sx, theme } = source;
  const shown = shownProps(controls, state);
  const child = shown.find(({ control }) => control.prop === 'children');
  const attributes =
    sx === undefined
      ? shown.filter((prop) => prop !== child).map(attribute)
      : [sxAttribute(sx, shown)];
  const indent = /(?:^|\n)( *)$/.exec(before)?.[1] ?? '';
  const render = (outer: string) =>
    indentRest(before, outer) +
    element(
      component,
      [...source.attributes, ...attributes],
      child ? children(child) : source.children,
      outer + indent,
    ) +
    indentRest(after, outer);

  const short = `  return ${render('  ')};`;
  const body = [
    ...(setup === '' ? [] : [indentAll(setup, '  '), '']),
    short.includes('\n') || short.length > WIDTH
      ? `  return (\n    ${render('    ')}\n  );`
      : short,
  ].join('\n');
  const top = theme ? `${themeCode(theme)}\n\n` : '';
  const imports = source.imports
    .filter(({ names }) => names.some((name) => isUsed(name, top + body)))
    .map(({ code }) => code);
  return `${imports.join('\n')}\n\n${top}export default function ${component}Example() {\n${body}\n}\n`;
}
