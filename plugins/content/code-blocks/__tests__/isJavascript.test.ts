import { isJavascript } from '../node/isJavascript';

describe('isJavascript', () => {
  test.each<[code: string, isJsx: boolean]>([
    [
      "import Button from '@mui/material/Button';\n\nexport default () => <Button>Save</Button>;",
      true,
    ],
    ['const [open, setOpen] = React.useState(false);', false],
    ["const label = value ? (short) : 'None';", false],
    ['const { data: rows = [], ...rest } = await load();', false],
    ['const name = user?.name ?? "";', false],
    ['export const isLess = (a, b) => a < b;', false],
    ['class Store { #items = []; static empty = new Store(); }', false],
    ['', false],
  ])('%j is', (code, isJsx) => {
    expect(isJavascript(code, isJsx)).toBe(true);
  });

  test.each<[what: string, code: string, isJsx: boolean]>([
    ['a type of a variable', 'const size: number = 1;', false],
    ['a type of a parameter', 'const label = (row: Row) => row.name;', false],
    ['an optional parameter', 'function label(row?) {}', false],
    ['a type argument', "const [size, setSize] = React.useState<Size>('small');", false],
    ['a type argument of one', 'const byId = new Map<string, Map<string, Row>>(entries);', false],
    ['a type argument of a template', 'const Root = styled.div<RootProps>`color: red`;', false],
    ['a type argument after a call', "const Root = styled('div')<RootProps>(rules);", false],
    ['a type argument after an item', 'sizes[0]<Size>(1);', false],
    ['a type argument apart from what has it', 'useRef <Item> (null);', false],
    ['a type parameter', 'const first = <T,>(list) => list[0];', true],
    ['an assertion', 'const input = event.target as HTMLInputElement;', false],
    ['an assertion in front', 'const input = <HTMLInputElement>event.target;', false],
    ['an assertion against nothing', 'const root = document.body!;', false],
    ['satisfies', 'const sizes = { small: 1 } satisfies Sizes;', false],
    ['an interface', 'interface Row {}', false],
    ['a type', 'type Size = 1 | 2;', false],
    ['an imported type', "import type { Theme } from '@mui/material/styles';", false],
    ['one imported type of several', "import Button, { type ButtonProps } from './Button';", false],
    ['an exported type', 'export type { Size };', false],
    ['a declared module', "declare module '@mui/material/Button' {}", false],
    ['an enum', 'enum Size { Small }', false],
    ['a private field', 'class Store { private items = []; }', false],
    ['JSX where there is none', 'const a = <Button />;', false],
    ['neither', 'const = ;', false],
  ])('what has %s is not', (_what, code, isJsx) => {
    expect(isJavascript(code, isJsx)).toBe(false);
  });
});
