import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { linkNames } from '../node/remarkApiNames';
import { parsePage } from '../../page-checks/__tests__/parsePage';

const name = { packageName: '@mui/material', slots: [], classes: [] };
const names = new Map([
  [
    'Button',
    [
      {
        ...name,
        name: 'Button',
        to: '/button/',
        props: new Map([['size', { to: '/button/#size' }]]),
      },
    ],
  ],
  [
    'Chip',
    [{ ...name, name: 'Chip', to: '/chip/', props: new Map([['icon', { to: '/chip/#icon' }]]) }],
  ],
]);
const page = { components: ['Button'], hooks: [], productId: 'material-ui' };

test.each([
  ['another component', '`Chip`', ['Chip -> /chip/']],
  ['an own prop', '`size="small"`', ['size="small" -> /button/#size']],
  ['its own component', '`Button`', []],
  ['a prop of another component', '`icon`', []],
  ['a second mention', '`Chip` and `<Chip />`', ['Chip -> /chip/']],
  [
    'a mention in the next section',
    '`Chip`\n\n## A\n\n`Chip`',
    ['Chip -> /chip/', 'Chip -> /chip/'],
  ],
  ['a heading', '## `Chip`', []],
  ['a link', '[`Chip`](/a/)', ['Chip -> /a/']],
])('%s', (_, body, expected) => {
  const { tree } = parsePage(body);
  linkNames(tree, page, names);
  const links: string[] = [];
  visit(tree, 'link', (link) => void links.push(`${toString(link)} -> ${link.url}`));
  expect(links).toEqual(expected);
});
