import { toPlainMdx } from '../toPlainMdx';

const lines = (...text: string[]) => text.join('\n');

test.each([
  ['a demo', lines('a', '<Demo src="./A.tsx" />', 'b'), lines('a', 'b')],
  ['a demo over several lines', lines('<Demo', '  src="./A.tsx"', '  bg="inline"', '/>', 'b'), 'b'],
  [
    'what is imported from the site',
    lines(
      'import {',
      '  Colors,',
      "} from '@site/src/features/colors';",
      "import data from '@api-reference/data.json';",
      'From {data.from} to {other.to}.',
      '<Colors data={data} />',
      '<Playground component="A" />',
      '<ApiLinks />',
      'b',
    ),
    lines('From data to {other.to}.', 'b'),
  ],
  [
    'tabs, whose blocks stay',
    lines('<CodeTabs storageKey="a">', '', '```ts tab="A"', 'a', '```', '', '</CodeTabs>', 'b'),
    lines('', '```ts', 'a', '```', '', 'b'),
  ],
  [
    'an install command',
    lines('```bash npm2yarn title="a"', 'npm i', '```'),
    lines('```bash title="a"', 'npm i', '```'),
  ],
  [
    'an indented fence in a list',
    lines('- ```bash npm2yarn', '  npm i', '  ```', '', '<Demo src="./A.tsx" />'),
    lines('- ```bash', '  npm i', '  ```', ''),
  ],
  [
    'other options of a fence',
    lines('~~~tsx title="a.tsx" {1,3-5}', 'a', '~~~'),
    lines('~~~tsx title="a.tsx" {1,3-5}', 'a', '~~~'),
  ],
  ['a success callout', lines(':::success[Done]', 'a', ':::'), lines(':::tip[Done]', 'a', ':::')],
  ['a nested success callout', '::::success', '::::tip'],
  ['other callouts', lines(':::warning', 'a', ':::'), lines(':::warning', 'a', ':::')],
  [
    'code that looks like all of these',
    lines('````mdx', '<Demo src="./A.tsx" />', '```bash npm2yarn', '```', ':::success', '````'),
    lines('````mdx', '<Demo src="./A.tsx" />', '```bash npm2yarn', '```', ':::success', '````'),
  ],
  [
    'front matter',
    lines(
      '---',
      'title: A',
      'description: |',
      '  :::success',
      '---',
      '<Demo src="./A.tsx" />',
      'b',
    ),
    lines('---', 'title: A', 'description: |', '  :::success', '---', 'b'),
  ],
  ['a rule that is no front matter', lines('a', '---', ':::success'), lines('a', '---', ':::tip')],
  ['elements of other names', '<DemoList />', '<DemoList />'],
])('%s', (_, source, plain) => {
  expect(toPlainMdx(source)).toBe(plain);
});
