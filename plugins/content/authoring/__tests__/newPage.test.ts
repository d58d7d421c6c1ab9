import { parseFrontMatter } from '../../../common/front-matter/parseFrontMatter';
import { readQuestions } from '../../../common/markdown/readQuestions';
import { newDemo, newPage } from '../node/newPage';

const chip = {
  kind: 'component',
  name: 'Chip',
  path: 'docs/material-ui/react-chip/index',
  packageName: '@mui/material',
  components: ['Chip'],
  hooks: [],
  importStatement: "import Chip from '@mui/material/Chip';",
} as const;

test('a component page has a demo, a keyboard file and the front matter of its package', () => {
  const files = new Map(newPage(chip));
  expect([...files.keys()]).toEqual([
    'docs/material-ui/react-chip/index.mdx',
    'docs/material-ui/react-chip/BasicChip.tsx',
    'docs/material-ui/react-chip/BasicChip.keyboard.ts',
  ]);
  const page = files.get('docs/material-ui/react-chip/index.mdx') ?? '';
  expect(page).toContain("components: Chip\npackageName: '@mui/material'\n");
  expect(page).toContain('45 words.\n\n<Playground component="Chip" />\n\n## Basic chip\n');
  expect(page.match(/^## .*$/gm)?.slice(0, 3)).toEqual([
    '## Basic chip',
    '## When to use it',
    '## Import and anatomy',
  ]);
  expect(files.get('docs/material-ui/react-chip/BasicChip.tsx')).toBe(
    `${chip.importStatement}\n\nexport default function BasicChip() {\n  return <Chip />;\n}\n`,
  );
});

test.each([
  ['Chip', 'basic-chip'],
  ['RadioGroup', 'basic-radio-group'],
])('the page of %s has a question, which its first demo answers', (name, anchor) => {
  const [[file, source] = ['', '']] = newPage({ ...chip, name });
  const { frontMatter } = parseFrontMatter(source, file, '');
  const { questions, problems } = readQuestions(frontMatter['questions'], source);
  expect(problems).toEqual([]);
  expect(questions).toEqual([expect.objectContaining({ anchor })]);
});

test.each([
  ['an element', { name: 'children', muiType: 'element' }, '<Chip><div>Chip</div></Chip>'],
  ['a switch', { name: 'open', muiType: 'bool' }, '<Chip open />'],
  ['one of', { name: 'position', muiType: "'end' | 'start'" }, "<Chip position={'end'} />"],
  ['a list', { name: 'series', muiType: 'Array<object>' }, '<Chip series={[]} />'],
  ['anything', { name: 'value', muiType: 'any' }, '<Chip value={undefined as never /* TODO */} />'],
])('the demo of a component that needs %s compiles', (_, prop, element) => {
  const demo = newDemo('docs/a/BasicChip.tsx', { ...chip, requiredProps: [prop] });
  expect(demo).toContain(`return ${element};`);
});

test('a guide is a page alone', () => {
  const guide = { kind: 'guide', name: 'CSS', path: 'docs/x/guides/css/index' } as const;
  expect(newPage({ ...guide, components: [], hooks: [] })).toHaveLength(1);
});

test.each([
  ['component', 'Chip', 'Chip'],
  ['component', 'RadioGroup', 'Radio Group'],
  ['component', 'ToggleButtonGroup', 'Toggle Button Group'],
  ['hook', 'useMediaQuery', 'useMediaQuery'],
  ['guide', 'Using CSS with TypeScript', 'Using CSS with TypeScript'],
] as const)('the title of the %s %s is "%s"', (kind, name, title) => {
  const [[, text] = ['', '']] = newPage({ ...chip, kind, name });
  expect(text).toContain(`\ntitle: ${title}\n`);
});
