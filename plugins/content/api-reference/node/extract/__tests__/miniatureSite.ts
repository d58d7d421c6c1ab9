import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The part of React's typings that the tests' components need. */
const REACT_TYPINGS = `
export = React;
export as namespace React;
declare namespace React {
  type Key = string | number;
  interface ReactElement<P = any, T = any> { type: T; props: P; key: Key | null }
  interface ReactPortal extends ReactElement { children: ReactNode }
  type ReactNode = ReactElement | string | number | Iterable<ReactNode> | ReactPortal | boolean | null | undefined;
  class Component<P> { constructor(props: P); readonly props: P; render(): ReactNode }
  type JSXElementConstructor<P> = ((props: P) => ReactNode) | (new (props: P) => Component<P>);
  type ElementType<P = any> = string | JSXElementConstructor<P>;
  type Ref<T> = ((instance: T | null) => void) | { readonly current: T | null } | null;
  interface MouseEvent<T> { currentTarget: T }
  interface HTMLAttributes<T> {
    children?: ReactNode;
    /** Of the native element. */
    className?: string;
    title?: string;
    onClick?: (event: MouseEvent<T>) => void;
  }
  interface ForwardRefExoticComponent<P> { (props: P): ReactNode; displayName?: string }
}
declare global {
  namespace JSX { interface Element extends React.ReactElement<any, any> {} }
}
`;

/** An installed package; manifests are created from `name@version`. */
interface MiniaturePackage {
  /** Folder it is installed in: its name, an alias, or a nested path. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Creates a site with installed packages in a temporary folder, which is removed after all tests.
 */
export function createMiniatureSite(packages: readonly MiniaturePackage[]): string {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'api-site-')));
  const write = (file: string, text: string): void => {
    const target = path.join(siteDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const react: MiniaturePackage = {
    folder: '@types/react',
    name: '@types/react',
    version: '18.3.8',
    files: { 'index.d.ts': REACT_TYPINGS },
  };
  for (const { folder, name, version, files } of [react, ...packages]) {
    const directory = path.join('node_modules', folder);
    write(path.join(directory, 'package.json'), JSON.stringify({ name, version }));
    for (const [file, text] of Object.entries(files)) {
      write(path.join(directory, file), text);
    }
  }
  const dependencies = Object.fromEntries(
    packages
      .filter(({ folder }) => !folder.includes('node_modules'))
      .map(({ folder, name, version }) => [
        folder,
        folder === name ? version : `npm:${name}@${version}`,
      ]),
  );
  write('package.json', JSON.stringify({ name: 'site', version: '0.0.0', dependencies }));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  return siteDir;
}
