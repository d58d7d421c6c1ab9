import { DemoError, type DemoPlace, type DemoProblem } from '../DemoError';
import { describeError } from '../describeError';
import { fileAddress } from '../errorPlace';

const inLine: DemoPlace = { file: 'Demo.tsx', line: 3 };
const inFile: DemoPlace = { file: 'Demo.tsx', line: null };

test.each<[DemoProblem, DemoPlace, string]>([
  [{ type: 'error', message: 'Unexpected token' }, inLine, 'Demo.tsx, line 3: Unexpected token'],
  [{ type: 'error', message: 'Sold out' }, inFile, 'Demo.tsx: Sold out'],
  [
    { type: 'noComponent' },
    inFile,
    'Demo.tsx: The file needs a default export: the component to show.',
  ],
  [
    { type: 'unknownImport', request: '@mui/x', available: ['@mui/material/Box', 'react'] },
    inFile,
    'Demo.tsx: "@mui/x" cannot be imported here. Demos on this page can import: @mui/material/Box, react.',
  ],
])('%j', (problem, place, message) => {
  const error = new DemoError('compile', problem, place);
  expect(describeError(error, 'render')).toEqual({ kind: 'compile', message });
});

test('an error while rendering names its place when the trace does', () => {
  const error = new Error('Sold out');
  error.stack = `Error: Sold out\n    at Demo (${fileAddress('Demo.tsx')}:7:1)`;
  expect(describeError(error, 'render')).toEqual({
    kind: 'render',
    message: 'Demo.tsx, line 7: Sold out',
  });
});

test('what is thrown need not be an error', () => {
  expect(describeError('no', 'run')).toEqual({ kind: 'run', message: 'no' });
});
