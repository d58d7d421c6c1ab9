import { checkPage } from '../node/checkPage';
import { TEMPLATES } from '../node/pageKinds';
import type { PageRule } from '../node/contentPage';
import * as structure from '../node/rules/structure';
import { parsePage } from './parsePage';

const words = (count: number) => `${'word '.repeat(count)}.`;
const demo = '<Demo src="./Basic.tsx" />';
const allSections = TEMPLATES.component.sections.map(({ title }) => `## ${title}`);

async function messagesOf(rule: PageRule, body: string, options = {}) {
  const found = await checkPage(parsePage(body, options), [rule]);
  return found.filter((problem) => problem.rule === rule.name).map(({ message }) => message);
}

const { lead, sections, sentenceCase, links, shown, pageKind, allow, frontMatter, markup, todo } =
  structure;
const { radioNames } = structure;
const guide = { file: 'docs/material-ui/customization/color/index.mdx' };

test.each<[string, PageRule, string, object, string | undefined]>([
  ['a finished page', todo, 'A lead.', {}, undefined],
  ['a sentence to write', todo, 'TODO: the lead.', {}, 'write what "TODO: the lead." stands for'],
  [
    'front matter to write',
    todo,
    'A lead.',
    { frontMatter: '# waiAria: TODO\n' },
    'write what "TODO" stands for',
  ],
  [
    'a demo to write',
    todo,
    demo,
    { demos: { 'Basic.tsx': '\n// TODO' } },
    'stands for in docs/material-ui/react-button/Basic.tsx:2',
  ],
  [
    'a keyboard file to write',
    todo,
    '<Keyboard src="./Basic.keyboard.ts" />',
    { demos: { 'Basic.keyboard.ts': "does: 'TODO'" } },
    'stands for in docs/material-ui/react-button/Basic.keyboard.ts:1',
  ],
  ['a short lead', lead, `Short.\n\n${demo}`, {}, undefined],
  ['a long lead', lead, `${words(46)}\n\n${demo}`, {}, 'the lead has 46 words'],
  ['no lead', lead, demo, {}, 'begins with one or two sentences'],
  ['a late demo', lead, `A.\n\n## B\n\n${words(60)}\n\n${demo}`, {}, 'comes after 61 words'],
  ['no demo', lead, 'A lead.', {}, 'shows no demo'],
  ['a guide without demo', lead, 'A lead.', guide, undefined],
  ['all sections', sections, allSections.join('\n\n'), {}, undefined],
  ['a missing section', sections, allSections.slice(1).join('\n\n'), {}, '"When to use it"'],
  [
    'a first demo section',
    sections,
    ['## Basic button', ...allSections].join('\n\n'),
    {},
    undefined,
  ],
  [
    'own section too late',
    sections,
    [...allSections, '## Colors'].join('\n\n'),
    {},
    'out of order',
  ],
  ['a swapped section', sections, [...allSections].reverse().join('\n\n'), {}, 'out of order'],
  ['a deep start', sections, '### A\n\n## See also', guide, 'is not of level 2'],
  ['sentence case', sentenceCase, '## Material UI and `Button` in CSS', {}, undefined],
  ['title case', sentenceCase, '## Choose Your Color', {}, '"Your", "Color"'],
  ['no capital', sentenceCase, '## choose', {}, 'with a capital'],
  ['a link that tells', links, '[Tabs](/material-ui/react-tabs/)', {}, undefined],
  ['a link that does not', links, 'See [here](/material-ui/react-tabs/).', {}, '"here"'],
  [
    'a link with host',
    links,
    '[Tabs](https://mui.com/material-ui/react-tabs/)',
    {},
    'without its host: /material-ui/react-tabs/',
  ],
  [
    'a link to a page that this site does not have',
    links,
    '[Localization](https://mui.com/x/react-data-grid/localization/)',
    {},
    undefined,
  ],
  ['a component called Link', links, 'See [Link](/material-ui/react-link/).', {}, undefined],
  ['an id twice', markup, '## Use\n\n<Anchors ids="use" />', {}, 'has the id "use" already'],
  ['braces in the text', markup, 'Then {x}.', {}, 'there is no "x" here'],
  ['a component that is shown', shown, `${demo}\n\n<ApiLinks />`, shows('<Button />'), undefined],
  [
    'one that is imported only',
    shown,
    `${demo}\n\n<ApiLinks />`,
    shows('1'),
    'Button, which no demo',
  ],
  [
    'one in a playground',
    shown,
    '<Playground component="Button" /> <ApiLinks />',
    shows(''),
    undefined,
  ],
  ['no API links', shown, demo, shows('<Button />'), 'add <ApiLinks />'],
  [
    'an excuse',
    shown,
    '<ApiLinks />',
    { frontMatter: `components: A\nallow: {A: It is internal.}\n` },
    undefined,
  ],
  [
    'an excuse without reason',
    allow,
    'A',
    { frontMatter: 'allow: {A: because}\n' },
    'has to say why',
  ],
  ['a Chinese reason', allow, 'A', { frontMatter: 'allow: {A: 它是内部组件。}\n' }, undefined],
  ['an unknown kind', pageKind, 'A', { frontMatter: 'kind: essay\n' }, '"essay" is no kind'],
  ['no kind', pageKind, 'A', { file: 'docs/material-ui/icons.mdx' }, 'does not tell'],
  ['a top heading', markup, '# A', {}, 'remove the level-1 heading'],
  [
    'a field that would move the page',
    frontMatter,
    'A',
    { frontMatter: 'slug: /b\n' },
    'remove "slug"',
  ],
])('%s', async (_, rule, body, options, message) => {
  const found = await messagesOf(rule, body, options);
  if (message === undefined) expect(found).toEqual([]);
  else expect(found.join('\n')).toContain(message);
});

function shows(code: string) {
  const demos = { 'Basic.tsx': `import Button from '@mui/material/Button';\n${code}` };
  return { frontMatter: 'components: Button\n', demos };
}

const both = '<Demo src="./A.tsx" />\n\n<Demo src="./B.tsx" />';

test.each([
  ['<RadioGroup name="size" />', '<RadioGroup name="color" />'],
  ['<Radio name="size" /><Radio name="size" />', '<TextField name="size" />'],
  ['<RadioGroup aria-label="Size" />', '<RadioGroup aria-label="Size" />'],
  ['<RadioGroup name={`${id}-size`} />', '<RadioGroup name={`${id}-size`} />'],
])('demos may have %s and %s', async (A, B) => {
  expect(await messagesOf(radioNames, both, { demos: { 'A.tsx': A, 'B.tsx': B } })).toEqual([]);
});

test.each([
  ['<RadioGroup name="size" />', '<RadioGroup row onChange={(a) => set(a)}\n  name="size" />'],
  ['<Rating name="size" />', '<TouchRating defaultValue={4} name="size" />'],
  ['<A control={<Radio name="size" />} />', '<RadioGroup name="size" />'],
])('not %s and %s', async (A, B) => {
  const page = parsePage(both, { demos: { 'A.tsx': A, 'B.tsx': B } });
  const found = await checkPage(page, [radioNames]);
  expect(found).toContainEqual({
    file: page.file,
    line: page.source.split('\n').indexOf('<Demo src="./B.tsx" />') + 1,
    message: expect.stringContaining('the radio buttons of B have the name of those of A, "size"'),
    rule: 'radio-name',
  });
});
