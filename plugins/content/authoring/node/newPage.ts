import { type PageKind, TEMPLATES } from '../../page-checks/node';

/** What a new page is about. */
export interface NewPage {
  readonly kind: PageKind;
  /** Title of the page; of a component or hook, its name in code. */
  readonly name: string;
  /** Without extension, e.g. `docs/material-ui/react-chip/index`. */
  readonly path: string;
  readonly packageName?: string;
  /** What the package shows on this page. */
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Import statement of what the first demo shows. */
  readonly importStatement?: string;
  /** The props that the component cannot do without, with their types in the words of prop-types. */
  readonly requiredProps?: readonly { readonly name: string; readonly muiType: string }[];
  readonly hasChildren?: boolean;
}

/** A file to write: path relative to the site, and content. */
export type NewFile = readonly [file: string, content: string];

/** What each section is for, to be replaced. Sections that are not listed get a plain line. */
const HINTS: Readonly<Record<string, string>> = {
  'When to use it': 'TODO: up to three uses, and what to use instead of it, each with a link.',
  Composition: 'TODO, or leave the section out.',
  'Controlled and uncontrolled': 'TODO: the props for each, or leave the section out.',
  Customization:
    'TODO: one place (`sx`), a reusable style (`styled`), all of them (a theme file beside the demo: ' +
    '`theme="./X.theme.ts"`).',
  Limits:
    '- **TODO: what users see.** Why, and the code that helps. At most five; without any, leave the section out.',
  'See also': '- TODO: three to five links.',
};

const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2');

const words = (name: string) => spaced(name.replace(/^use(?=[A-Z])/, '')).toLowerCase();

/** An attribute that compiles, to be replaced. */
function placeholder(name: string, muiType: string): string {
  const value = /^(?:number|integer)/.test(muiType)
    ? '{0}'
    : /^string/.test(muiType)
      ? '"TODO"'
      : /^(?:element|node)$/.test(muiType)
        ? '{<div>TODO</div>}'
        : /^func/.test(muiType)
          ? '{async () => {}}'
          : /^array/i.test(muiType)
            ? '{[]}'
            : /^'/.test(muiType)
              ? `{${muiType.split(' | ')[0]}}`
              : '{undefined as never /* TODO */}';
  return muiType === 'bool' ? name : `${name}=${value}`;
}

/** A first demo, which compiles; its values are placeholders. */
export function newDemo(
  file: string,
  { name, importStatement, hasChildren, requiredProps = [] }: Partial<NewPage>,
) {
  const component = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  const attributes = requiredProps
    .filter((prop) => prop.name !== 'children')
    .map((prop) => ` ${placeholder(prop.name, prop.muiType)}`)
    .join('');
  const needsElement = requiredProps.some((p) => p.name === 'children' && p.muiType !== 'node');
  const children = needsElement ? `<div>${name}</div>` : name;
  const element =
    hasChildren || needsElement
      ? `<${name}${attributes}>${children}</${name}>`
      : `<${name}${attributes} />`;
  return [
    ...(importStatement === undefined ? [] : [importStatement]),
    '',
    `export default function ${component}() {`,
    `  return ${importStatement === undefined ? '<p>TODO</p>' : element};`,
    '}',
    '',
  ].join('\n');
}

/** A section of the page's own: it answers one question. */
const OWN_SECTION = [
  '## TODO: the question as people type it, such as "Custom colors"',
  '',
  'TODO: the answer, with a demo (`npm run new:demo`) or a snippet.',
  '',
];

const keyboardFile = (name: string) => `export default {
  keyboard: [
    {
      keys: 'Tab',
      does: 'TODO: moves focus to the ${words(name)}',
      walk: [{ from: 'before the demo', press: 'Tab', focus: 'button' }],
    },
  ],
  roles: [{ role: 'button', means: 'TODO: what the ${words(name)} is to assistive technology.' }],
} satisfies KeyboardFile;
`;

function sectionText(title: string, page: NewPage, demo: string): string {
  const { importStatement, components, hooks } = page;
  const imports = importStatement === undefined ? [] : ['```tsx', importStatement, '```', ''];
  switch (title) {
    case 'Import and anatomy':
      return [...imports, `\`\`\`html anatomy=./${demo}.tsx`, '<!-- TODO -->', '```'].join('\n');
    case 'Accessibility':
      return page.kind === 'component'
        ? `<Roles src="./${demo}.keyboard.ts" />\n\n<Keyboard src="./${demo}.keyboard.ts" />\n\nYou supply:\n\n- TODO`
        : 'TODO';
    case 'API':
      return [
        ...(page.kind === 'hook' ? imports : []),
        ...(components.length + hooks.length > 0 ? ['<ApiLinks />'] : ['TODO']),
      ].join('\n');
    default:
      return HINTS[title] ?? 'TODO';
  }
}

/** The files of a new page: the page, and with a demo, that and its keyboard file. */
export function newPage(page: NewPage): NewFile[] {
  const { kind, name, path, packageName, components, hooks } = page;
  const { sections, ownAfter, startsWithDemo } = TEMPLATES[kind];
  const folder = path.slice(0, path.lastIndexOf('/'));
  const demo = `Basic${name.replace(/^use/, '').replace(/\W/g, '')}`;
  const list = (field: string, values: readonly string[]) =>
    values.length > 0 ? [`${field}: ${values.join(', ')}`] : [];
  const lines = [
    '---',
    `title: ${kind === 'component' ? spaced(name) : name}`,
    'description: TODO a full sentence of 50 to 160 characters that says what it is and what it is for.',
    ...list('components', components),
    ...list('hooks', hooks),
    ...(packageName !== undefined ? [`packageName: '${packageName}'`] : []),
    ...(kind === 'component'
      ? [
          '# keywords: [other words, that users search for]',
          '# waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/TODO/',
        ]
      : []),
    ...(startsWithDemo
      ? [
          'questions: # what brings people here, as they type it, and the section that answers; at least five',
          `  TODO ${words(name)}: basic-${words(name).replace(/\W+/g, '-')}`,
        ]
      : []),
    '---',
    '',
    'TODO: what it is and what it is for, in at most 45 words.',
    '',
    ...(kind === 'component' ? [`<Playground component="${name}" />`, ''] : []),
    ...(startsWithDemo ? [`## Basic ${words(name)}`, '', `<Demo src="./${demo}.tsx" />`, ''] : []),
    ...sections.flatMap(({ title }) => [
      ...[`## ${title}`, '', sectionText(title, page, demo), ''],
      ...(title === ownAfter ? OWN_SECTION : []),
    ]),
  ];
  return [
    [`${path}.mdx`, lines.join('\n')],
    ...(startsWithDemo
      ? [[`${folder}/${demo}.tsx`, newDemo(`${folder}/${demo}.tsx`, page)] as const]
      : []),
    ...(kind === 'component'
      ? [[`${folder}/${demo}.keyboard.ts`, keyboardFile(name)] as const]
      : []),
  ];
}
