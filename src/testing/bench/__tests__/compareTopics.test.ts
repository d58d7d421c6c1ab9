import { compareTopics, parseTopics } from '../compareTopics';

const LIST = `/x/a
  Basic usage #basic-usage (3)
    A #1 choice #a-1-choice
  Untitled
/x/b

  API #api
`;

test('topics by address', () => {
  expect(parseTopics(LIST)).toEqual([
    { address: '/x/a', anchors: ['basic-usage', 'a-1-choice'] },
    { address: '/x/b', anchors: ['api'] },
  ]);
});

test('what a page lacks, and that there is none', () => {
  const anchorsOf = (address: string) => (address === '/x/a' ? ['basic-usage'] : undefined);
  expect(compareTopics(parseTopics(LIST), anchorsOf)).toEqual([
    { address: '/x/a', count: 2, missing: ['a-1-choice'] },
    { address: '/x/b', count: 1, missing: null },
  ]);
});
