import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRETTIER_OPTIONS } from '../node/removeTypes';
import { typescriptToJavascript } from '../node/typescriptToJavascript';

const lines = (...text: string[]) => `${text.join('\n')}\n`;

describe('typescriptToJavascript', () => {
  test.each<[what: string, typescript: string, javascript: string]>([
    [
      'type-only imports',
      lines(
        "import * as React from 'react';",
        "import type {} from '@mui/material/themeCssVarsAugmentation';",
        "import type { Theme } from '@mui/material/styles';",
        "import { type SxProps } from '@mui/system';",
        "import Button, { type ButtonProps } from '@mui/material/Button';",
        "import './side-effect.css';",
        '',
        'export const a = <Button />;',
      ),
      lines(
        "import * as React from 'react';",
        "import Button from '@mui/material/Button';",
        "import './side-effect.css';",
        '',
        'export const a = <Button />;',
      ),
    ],
    [
      'interfaces, types and declarations with their comments',
      lines(
        '// About the file.',
        '',
        "import Button from '@mui/material/Button';",
        '',
        '/** A row. */',
        'interface Row {',
        '  /** Its number. */',
        '  id: number;',
        '}',
        '',
        '// One line',
        '// and another.',
        "type Size = 'small' | 'large'; // px",
        '',
        '// Adds a variant.',
        "declare module '@mui/material/Button' {",
        '  interface ButtonPropsVariantOverrides {',
        '    dashed: true;',
        '  }',
        '}',
        '',
        'export type { Size };',
        '',
        '// Stays.',
        'export const b = <Button />;',
      ),
      lines(
        '// About the file.',
        '',
        "import Button from '@mui/material/Button';",
        '',
        '// Stays.',
        'export const b = <Button />;',
      ),
    ],
    [
      'what is written on values',
      lines(
        'const sizes = [1, 2] as const;',
        'const theme = { a: 1 } satisfies Record<string, number>;',
        'const element = document.body!;',
        'const [state, setState] = useState<string | null>(null);',
        'function pick<T,>(first: T, second?: T, ...rest: T[]): T | undefined {',
        '  return second ?? first;',
        '}',
        'let later!: number;',
        'class Box<T> extends Base<T> implements Shape {',
        '  private readonly size: number = 1;',
        '}',
      ),
      lines(
        'const sizes = [1, 2];',
        'const theme = { a: 1 };',
        'const element = document.body;',
        'const [state, setState] = useState(null);',
        'function pick(first, second, ...rest) {',
        '  return second ?? first;',
        '}',
        'let later;',
        'class Box extends Base {',
        '  size = 1;',
        '}',
      ),
    ],
    [
      'types inside JSX, with blank lines and comments',
      lines(
        'interface Props {',
        '  name: string;',
        '}',
        '',
        'export default function Demo({ name }: Props) {',
        '  // Above a statement.',
        '  const id = useId(); // behind it',
        '',
        '  /* Between. */',
        '',
        '  return (',
        '    <Select<string>',
        '      name={name}',
        '      // Inside the tag.',
        '      onChange={(event: SelectChangeEvent, child: React.ReactNode) => {',
        '        save(event.target.value as string);',
        '',
        '        close();',
        '      }}',
        '    >',
        '      {/* A child. */}',
        '      {name}',
        '',
        '      <Item />',
        '    </Select>',
        '  );',
        '}',
        '',
        '// At the end.',
      ),
      lines(
        'export default function Demo({ name }) {',
        '  // Above a statement.',
        '  const id = useId(); // behind it',
        '',
        '  /* Between. */',
        '',
        '  return (',
        '    <Select',
        '      name={name}',
        '      // Inside the tag.',
        '      onChange={(event, child) => {',
        '        save(event.target.value);',
        '',
        '        close();',
        '      }}',
        '    >',
        '      {/* A child. */}',
        '      {name}',
        '',
        '      <Item />',
        '    </Select>',
        '  );',
        '}',
        '',
        '// At the end.',
      ),
    ],
  ])('takes away %s', async (_what, typescript, javascript) => {
    expect(await typescriptToJavascript(typescript, 'Demo.tsx')).toBe(javascript);
  });

  it('reads a .ts file, where angle brackets can be an assertion', async () => {
    expect(await typescriptToJavascript('export const rows = <Row[]>load();\n', 'rows.ts')).toBe(
      'export const rows = load();\n',
    );
  });

  it.each([
    "export default () => <b title='unformatted'  >{a?.b}</b>",
    'const a = b ?.c;\n\n\n\nfoo( 1 )\n',
    '',
  ])('returns %j as it is, since no TypeScript is in it', async (code) => {
    expect(await typescriptToJavascript(code, 'Demo.tsx')).toBe(code);
  });

  it.each([
    ["const Root = styled('div')<RootProps>(rules);", "const Root = styled('div')(rules);"],
    ['const root = useRef <Item> (null);', 'const root = useRef(null);'],
    ['const first = <T,>(list) => list[0];', 'const first = (list) => list[0];'],
    ['function label(row?) {}', 'function label(row) {}'],
    ["import Unused from 'a';\nlet a: number;", 'let a;'],
    ["import Unused from 'a';\nlet a;", "import Unused from 'a';\nlet a;"],
  ])('finds what is TypeScript in %j', async (code, javascript) => {
    expect(await typescriptToJavascript(code, 'Demo.tsx')).toBe(javascript);
  });

  it('keeps an end without line break', async () => {
    expect(await typescriptToJavascript('let a: number;', 'a.ts')).toBe('let a;');
  });

  it('names the file that it cannot read', async () => {
    await expect(typescriptToJavascript('const = 1;', '/site/docs/Demo.tsx')).rejects.toThrow(
      '/site/docs/Demo.tsx',
    );
  });

  it('formats as the repository is formatted', () => {
    const settings = readFileSync(path.join(__dirname, '../../../../.prettierrc.json'), 'utf8');
    expect(PRETTIER_OPTIONS).toEqual(JSON.parse(settings));
  });
});
