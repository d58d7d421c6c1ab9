import { DemoError, type DemoPlace } from '../DemoError';
import { describeError } from '../describeError';
import { fileAddress } from '../errorPlace';

const inLine: DemoPlace = { file: 'Demo.tsx', line: 3 };
const inFile: DemoPlace = { file: 'Demo.tsx', line: null };

test.each<[string, DemoPlace, string]>([
  ['Unexpected token', inLine, 'Demo.tsx, line 3: Unexpected token'],
  ['Sold out', inFile, 'Demo.tsx: Sold out'],
])('%s', (message, place, described) => {
  const error = new DemoError('compile', message, place);
  expect(describeError(error, 'render')).toEqual({ kind: 'compile', message: described });
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
