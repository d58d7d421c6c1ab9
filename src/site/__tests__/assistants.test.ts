import { isPrivateHost, toAssistantUrl } from '../assistants';
import { readEnvironment } from '../environment';

test.each([
  ['https://docs.example.com', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.2', true],
  ['https://docs.internal', true],
  ['https://intranet', true],
  ['https://mui.com', false],
  ['https://example.company.com', false],
])('%s is private: %s', (url, expected) => {
  expect(isPrivateHost(url)).toBe(expected);
});

test.each([
  ['without a choice', { DOCS_URL: 'https://mui.com' }, []],
  ['on the default host', { DOCS_ASSISTANTS: 'claude' }, []],
  [
    'on a public host',
    { DOCS_URL: 'https://mui.com', DOCS_ASSISTANTS: ' claude chatgpt' },
    ['chatgpt', 'claude'],
  ],
])('assistants %s', (_name, variables, expected) => {
  expect(readEnvironment(variables).services.assistants).toEqual(expected);
});

test('an unknown assistant stops the build', () => {
  expect(() => readEnvironment({ DOCS_ASSISTANTS: 'clippy' })).toThrow(
    'DOCS_ASSISTANTS="clippy" names "clippy"; the known ones are chatgpt and claude.',
  );
});

test('a prompt is escaped', () => {
  expect(toAssistantUrl('claude', 'Read https://mui.com/a.md?x=1&y')).toBe(
    'https://claude.ai/new?q=Read%20https%3A%2F%2Fmui.com%2Fa.md%3Fx%3D1%26y',
  );
});
