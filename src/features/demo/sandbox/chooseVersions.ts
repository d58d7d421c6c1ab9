import type { DemoSource } from '@site/plugins/content/demos/contract';
import { COMPANIONS, TOOL_VERSIONS, type ToolName } from './toolVersions';

type Versions = Readonly<Record<string, string>>;

export interface VersionsInput {
  readonly source: Pick<DemoSource, 'dependencies' | 'typeDependencies'>;
  /** Packages that the entry imports besides React. */
  readonly packages: readonly ToolName[];
  readonly typescript: boolean;
  readonly tailwind: boolean;
}

function sorted(versions: Versions): Versions {
  return Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns all packages of a project with exact versions; the demo's versions override those of the
 * tools.
 */
export function chooseVersions({ source, packages, typescript, tailwind }: VersionsInput): {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
} {
  const known: Versions = { ...TOOL_VERSIONS, ...source.typeDependencies, ...source.dependencies };
  const pin = (names: readonly ToolName[]): Versions =>
    Object.fromEntries(names.map((name) => [name, known[name] ?? TOOL_VERSIONS[name]]));

  const imported = { ...pin(['react', 'react-dom', ...packages]), ...source.dependencies };
  const companions = Object.keys(imported).flatMap((name) => COMPANIONS[name] ?? []);
  return {
    dependencies: sorted({ ...pin(companions), ...imported }),
    devDependencies: sorted({
      ...pin(['vite', '@vitejs/plugin-react']),
      ...(tailwind && pin(['@tailwindcss/vite', 'tailwindcss'])),
      ...(typescript && {
        ...pin(['typescript', '@types/react', '@types/react-dom']),
        ...(packages.includes('stylis') && pin(['@types/stylis'])),
        ...source.typeDependencies,
      }),
    }),
  };
}
