import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { readExampleProjects } from '../node/readExampleProjects';

const site = temporaryFolder('each');

test('reads the files of projects, without marks of regions and what running them leaves', () => {
  site.write({
    'docs/a/nextjs/index.mdx': '# Page',
    'docs/a/nextjs/_app-router/package.json': '{}\n',
    'docs/a/nextjs/_app-router/src/theme.ts': '// #region theme\nexport {};\n// #endregion\n',
    'docs/a/nextjs/_app-router/node_modules/x/index.js': '',
    'docs/a/nextjs/_app-router/package-lock.json': '{}',
    'docs/a/nextjs/_pages/package.json': '{}',
  });
  expect(readExampleProjects(site.path)).toEqual({
    'docs/a/nextjs/_app-router': { 'package.json': '{}\n', 'src/theme.ts': 'export {};\n' },
    'docs/a/nextjs/_pages': { 'package.json': '{}\n' },
  });
});
