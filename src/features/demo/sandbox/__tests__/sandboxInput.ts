import type { DemoCode, DemoFile } from '@site/plugins/content/demos/contract';
import type { SandboxInput } from '../sandboxProject';

type Codes = Readonly<Record<string, string>>;

function toDemoCode(codes: Codes): DemoCode {
  const [first, ...others] = Object.entries(codes).map<DemoFile>(([name, code]) => ({
    name,
    code,
    html: code,
  }));
  if (!first) throw new Error('A demo has at least one file.');
  return { files: [first, ...others], preview: null };
}

/**
 * Creates input for a demo `Rows` with these files; the JavaScript files are the TypeScript ones,
 * renamed.
 */
export function sandboxInput({
  files = { 'Rows.tsx': 'export default function Rows() {\n  return <p />;\n}' },
  dependencies = {},
  typeDependencies = {},
  ...changes
}: Partial<SandboxInput> & {
  readonly files?: Codes;
  readonly dependencies?: Codes;
  readonly typeDependencies?: Codes;
}): SandboxInput {
  const javascript = Object.fromEntries(
    Object.entries(files).map(([name, code]) => [name.replace(/\.ts(x?)$/, '.js$1'), code]),
  );
  return {
    name: 'Rows',
    productName: 'Material UI',
    permalink: 'https://github.com/mui/material-ui/blob/v6.1.0/docs/Rows.tsx',
    variant: 'TS',
    styling: 'system',
    library: 'material',
    language: 'en',
    direction: 'ltr',
    source: {
      typescript: toDemoCode(files),
      javascript: toDemoCode(javascript),
      dependencies,
      typeDependencies,
    },
    ...changes,
  };
}
