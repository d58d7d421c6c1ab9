import { createIndexHtml, type IndexHtmlOptions } from '../createIndexHtml';

const create = (changes: Partial<IndexHtmlOptions>) =>
  createIndexHtml({
    title: 'Rows demo — Material UI',
    language: 'en',
    direction: 'ltr',
    library: 'material',
    script: 'src/main.tsx',
    code: '',
    ...changes,
  });

test.each([
  ['en', 'ltr', '<html lang="en" dir="ltr">'],
  ['zh', 'rtl', '<html lang="zh" dir="rtl">'],
] as const)('language %s and direction %s', (language, direction, tag) => {
  expect(create({ language, direction })).toContain(`${tag}\n`);
});

test('title, root and script', () => {
  const html = create({ title: 'A < B & "C"', script: 'src/main.jsx' });
  expect(html).toContain('<title>A &lt; B &amp; "C"</title>');
  expect(html).toContain(
    '<div id="root"></div>\n    <script type="module" src="/src/main.jsx"></script>',
  );
});

test.each([
  ['material', ['Roboto']],
  ['joy', ['Inter']],
  ['base', []],
  ['system', []],
] as const)('%s has the fonts %j', (library, fonts) => {
  const html = create({ library });
  expect([...html.matchAll(/css2\?family=(\w+)/g)].map(([, font]) => font)).toEqual(fonts);
  expect(html.includes('preconnect')).toBe(fonts.length > 0);
});

test.each([
  ["import AddIcon from '@mui/icons-material/Add';", null],
  ["import Icons from './Icon';", null],
  ["import Icon from '@mui/material/Icon';", 'Material+Icons'],
  ["import { Button, Icon } from '@mui/material';", 'Material+Icons'],
  ["import { IconButton } from '@mui/material';", null],
  ["import {\n  Button,\n  Icon as Sign,\n} from '@mui/material';", 'Material+Icons'],
  ["const a = { Icon };\nimport { Button } from '@mui/material';", null],
  ['<span className="material-icons">add</span>', 'Material+Icons'],
  ['<Icon baseClassName="material-icons-two-tone">', 'Material+Icons+Two+Tone'],
  ['<Icon className="material-icons-outlined">', 'Material+Icons+Outlined'],
  [
    'material-icons-two-tone material-icons material-icons-two-tone',
    'Material+Icons|Material+Icons+Two+Tone',
  ],
])('icon fonts of %j', (code, families) => {
  expect(/icon\?family=([^"]+)/.exec(create({ code }))?.[1] ?? null).toBe(families);
});

test.each(['{Icon ', '{', '}', "} from '", '{Icon} from'])(
  'code that repeats %j takes no longer than it is long',
  (part) => {
    expect(create({ code: part.repeat(100_000) })).not.toContain('icon?family');
  },
);

test('one brace before very many names', () => {
  expect(create({ code: `{${'Icon '.repeat(100_000)}` })).not.toContain('icon?family');
});
