import type { CodeVariant } from '@site/src/site/demoHash';

/** Same as Vite's TypeScript template. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    isolatedModules: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src', 'vite.config.ts'],
};

function createViteConfig(tailwind: boolean): string {
  const lines = [
    ...(tailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],`,
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the config files of a sandbox project: path -> text. */
export function createConfigFiles(
  variant: CodeVariant,
  tailwind: boolean,
): Readonly<Record<string, string>> {
  const vite = createViteConfig(tailwind);
  return variant === 'TS'
    ? { 'vite.config.ts': vite, 'tsconfig.json': `${JSON.stringify(TSCONFIG, null, 2)}\n` }
    : { 'vite.config.js': vite };
}
