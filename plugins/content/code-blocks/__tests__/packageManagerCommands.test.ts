import { packageManagerCommands } from '../node/packageManagerCommands';

describe('packageManagerCommands', () => {
  test.each([
    ['npm install a @b/c', 'pnpm add a @b/c', 'yarn add a @b/c'],
    ['npm install', 'pnpm install', 'yarn install'],
    ['npm install -D a', 'pnpm add -D a', 'yarn add --dev a'],
    ['npm uninstall a', 'pnpm remove a', 'yarn remove a'],
    ['npm run dev', 'pnpm run dev', 'yarn dev'],
    ['npx a@latest', 'pnpm dlx a@latest', 'yarn dlx a@latest'],
    [
      'cd a && npm install && npm start',
      'cd a && pnpm install && pnpm start',
      'cd a && yarn install && yarn start',
    ],
    [
      '# with npm install\nnpm install a',
      '# with npm install\npnpm add a',
      '# with npm install\nyarn add a',
    ],
  ])('%j', (npm, pnpm, yarn) => {
    expect(packageManagerCommands(npm)).toEqual([
      { packageManager: 'npm', code: npm },
      { packageManager: 'pnpm', code: pnpm },
      { packageManager: 'yarn', code: yarn },
    ]);
  });

  test.each([
    ['npm ci', '"npm ci" has no known form for pnpm'],
    ['yarn add a', 'needs at least one npm or npx command'],
  ])('%j is an error', (code, message) => {
    expect(() => packageManagerCommands(code)).toThrow(message);
  });
});
