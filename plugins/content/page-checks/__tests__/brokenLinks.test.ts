import path from 'node:path';
import { findBrokenLinks } from '../node/rules/brokenLinks';
import { parsePage } from './parsePage';

const SITE_DIR = path.resolve(__dirname, '../../../..');

test.each([
  ['a page', '[Tabs](/material-ui/react-tabs/)', undefined],
  ['a page outside the docs', '[Versions](/versions/)', undefined],
  ['an API page, which is generated', '[API](/material-ui/api/button/)', undefined],
  ['a file', '[List](/llms.txt)', undefined],
  ['another host', '[MDN](https://developer.mozilla.org/nope/)', undefined],
  ['no page', '[Chip](/material-ui/react-chips/)', 'there is no page /material-ui/react-chips/.'],
  ['no page of a card', '<Card to="/joy-ui/nope/" />', 'there is no page /joy-ui/nope/.'],
  [
    'no heading of another page',
    '[Button](/material-ui/react-button/#nope)',
    'there is no #nope on /material-ui/react-button/.',
  ],
])('a link to %s', (_what, body, message) => {
  const button = parsePage('## Color');
  const page = parsePage(body, {
    file: 'docs/material-ui/react-alert/index.mdx',
  });
  expect(findBrokenLinks(SITE_DIR, [button, page])[0]?.message).toBe(message);
});

test('a question that another page answers', () => {
  const frontMatter = 'questions:\n  a: /material-ui/react-tabs/\n  b: /material-ui/react-tab/\n';
  const page = parsePage('', { frontMatter });
  expect(findBrokenLinks(SITE_DIR, [page])).toEqual([
    expect.objectContaining({ line: 6, message: 'there is no page /material-ui/react-tab/.' }),
  ]);
});
