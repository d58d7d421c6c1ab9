import { changedSandboxes } from '../changedSandboxes';

const NAMES = ['materialUi', 'joyUi', 'x'];

test.each([
  ['a demo', 'docs/joy-ui/react-button/BasicButton.tsx', ['joyUi']],
  [
    'a demo of an older version',
    'material-ui_versioned_docs/version-v5/react-button/A.tsx',
    ['materialUi'],
  ],
  ['a style sheet of a demo', 'docs/x/react-charts/a.css', ['x']],
  ['a text', 'docs/joy-ui/react-button/index.mdx', []],
  ['the template', 'src/features/demo/sandbox/createIndexHtml.ts', NAMES],
  ['the versions of packages', 'package-lock.json', NAMES],
])('%s', (_name, file, names) => {
  expect(changedSandboxes([file], NAMES)).toEqual(names);
});
