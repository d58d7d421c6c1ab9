import { DEFAULT_REPOSITORY_URL, DEFAULT_URL, readEnvironment } from '../environment';

test('nothing is needed', () => {
  expect(readEnvironment({})).toEqual({
    url: DEFAULT_URL,
    repositoryUrl: DEFAULT_REPOSITORY_URL,
    experiments: false,
  });
});

test.each([
  [{ DOCS_URL: 'https://docs.acme.test/' }, { url: 'https://docs.acme.test' }],
  [{ DOCS_URL: 'http://localhost:3000/path' }, { url: 'http://localhost:3000' }],
  [{ DOCS_REPO_URL: 'https://git.acme.test/ui/' }, { repositoryUrl: 'https://git.acme.test/ui' }],
  [{ DOCS_EXPERIMENTS: '1' }, { experiments: true }],
  [{ DOCS_EXPERIMENTS: '0' }, { experiments: false }],
  [{ NODE_ENV: 'development' }, { experiments: true }],
])('%j gives %j', (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

test.each([
  [{ DOCS_URL: 'docs' }, 'DOCS_URL="docs" is not a URL. Write it as https://host.'],
  [{ DOCS_URL: 'javascript:alert(1)' }, 'must start with https:// or http://'],
  [{ DOCS_REPO_URL: 'ftp://x' }, 'DOCS_REPO_URL="ftp://x" must start with'],
  [{ DOCS_EXPERIMENTS: 'yes' }, 'DOCS_EXPERIMENTS="yes" is neither 1 nor 0.'],
])('%j is refused with its name', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
