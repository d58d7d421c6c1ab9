import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { ApiChangesFile } from '../contract';
import {
  changesDataFile,
  changesPath,
  toChangesJson,
  writeChangesFile,
} from '../node/changesFiles';

const build = temporaryFolder('each');
const changes: ApiChangesFile = {
  schema: 1,
  package: '@mui/material',
  from: '5.16.7',
  to: '6.1.0',
  components: [
    {
      name: 'Grid',
      slug: 'grid',
      changes: [{ kind: 'deprecated', subject: 'component', name: 'Grid' }],
    },
  ],
};

test.each([
  ['@mui/material', '5.16.7', '6.1.0', '/material-ui/api-changes/v5-to-v6.json'],
  ['@mui/material', '5.0.0-beta.1', '6.9.2', '/material-ui/api-changes/v5-to-v6.json'],
  ['@mui/x-charts', '6.0.0', '7.17.0', '/x/api-changes/v6-to-v7.json'],
])('%s %s to %s is served at %s', (packageName, from, to, expected) => {
  expect(changesPath({ ...changes, package: packageName, from, to })).toBe(expected);
});

test('pages import the data by product', () => {
  expect(changesDataFile(changes)).toBe('changes/material-ui.json');
});

test('names a package that nothing documents', () => {
  expect(() => changesPath({ ...changes, package: 'left-pad' })).toThrow(/"left-pad"/);
});

test('the JSON is the whole list', () => {
  expect(JSON.parse(toChangesJson(changes))).toEqual(changes);
});

test('writes the file into the built site', async () => {
  await writeChangesFile(build.path, changes);
  expect(build.read('material-ui/api-changes/v5-to-v6.json')).toBe(toChangesJson(changes));
});
