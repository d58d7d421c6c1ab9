/** What a maintainer is told of a mistake: the sentence, which begins with file and place. */
import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks';
import type { LoadContext } from '@docusaurus/types';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../temporaryFolder';
import { parseFrontMatter } from '../../../../plugins/common/front-matter/parseFrontMatter';
import { remarkCodeBlocks } from '../../../../plugins/content/code-blocks/node/remarkCodeBlocks';
import { createDemoModule } from '../../../../plugins/content/demos/node/demoLoader';
import remarkDemo from '../../../../plugins/content/demos/node/remarkDemo';
import { loadSidebar } from '../../../../plugins/content/product-docs/node/loadSidebar';
import remarkPageRules from '../../../../plugins/content/product-docs/node/remarkPageRules';
import { toMdxError } from '../../../../plugins/content/product-docs/node/toMdxError';
import { readDictionaries } from '../../../../plugins/content/translations/node/readDictionaries';
import { ContentError } from '../../../site/contentError';
import { readEnvironment } from '../../../site/environment';
import { toProblemsMessage } from '../../../site/navProblems';
import { findRedirectProblems, toRedirectsMessage } from '../../../site/redirectProblems';

const ROOT = path.join(__dirname, '../../../..');
const FOLDER = 'docs/x/react-charts';
const PAGE = `${FOLDER}/index.mdx`;
const DESCRIPTION = 'A sentence of an agreeable length about a chart and its uses.';
const FRONT_MATTER = { title: 'Charts', description: DESCRIPTION };

const site = temporaryFolder('each');
const write = (file: string, text: string) => site.write({ [file]: text });

beforeEach(() => {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(site.path, 'node_modules'));
  write('sidebars.ts', "export default { x: [{ pathname: '/x/react-charts' }] };");
  write(PAGE, 'Text.\n');
  write(`${FOLDER}/Bars.tsx`, 'export default () => null;');
  write('i18n/en/dictionary.json', '{\n  "shell": {\n    "hello": "Hello {name}"\n  }\n}');
});

/** Loads the product `x` of one page. */
async function loadProduct(frontMatter: object = FRONT_MATTER): Promise<void> {
  const i18n = { currentLocale: 'en' } as LoadContext['i18n'];
  const { problems } = await loadSidebar(
    { siteDir: site.path, i18n },
    { id: 'x' },
    {
      docs: [
        {
          id: 'react-charts/index',
          title: 'Charts',
          frontMatter: { ...frontMatter },
          source: `@site/${PAGE}`,
          sourceDirName: 'react-charts',
        },
      ],
      version: { versionName: 'current', contentPath: path.join(site.path, 'docs/x') },
    },
  );
  if (problems.length > 0) throw new ContentError(toProblemsMessage(problems));
}

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).freeze();

/** Compiles a page, and puts round its error what Docusaurus does. */
async function compile(value: string): Promise<void> {
  const file = path.join(site.path, PAGE);
  try {
    await mdx()
      .use(remarkPageRules, { siteDir: site.path, imageOrigins: [] })
      .use(remarkDemo, { siteDir: site.path })
      .use(remarkCodeBlocks)
      .process({ value: `\n\n${value}`, path: file, cwd: site.path });
  } catch (cause) {
    throw toMdxError(
      new Error(`MDX compilation failed for file "${file}"`, { cause }),
      file,
      site.path,
    );
  }
}

/** Makes the modules of a demo with `code`. */
async function buildDemo(code: string): Promise<void> {
  write(`${FOLDER}/Bars.tsx`, code);
  await createDemoModule({
    resourcePath: path.join(site.path, FOLDER, 'Bars.tsx'),
    resourceQuery: '?demosource',
    rootContext: site.path,
    _compiler: { name: 'server' },
    addDependency() {},
    addMissingDependency() {},
    addContextDependency() {},
    emitFile() {},
  });
}

function readWith(chinese: string): void {
  write('i18n/zh/dictionary.json', chinese);
  readDictionaries(site.path, ['en', 'zh']);
}

function checkRedirect(from: string, to: string): void {
  const site = { pages: new Set(['/x/react-charts/']), starts: [] };
  const problems = findRedirectProblems({ moved: [{ from, to }], standIns: [] }, site);
  if (problems.length > 0) throw new ContentError(toRedirectsMessage(problems));
}

const inNavigation = (problem: string) =>
  `The navigation or its pages have a problem:\n- ${problem}`;
const inDictionaries = (problem: string) =>
  `The translation dictionaries cannot be used:\n  ${problem}`;

test.each<[mistake: string, make: () => unknown, message: string]>([
  [
    'a navigation file with a syntax error',
    () => {
      write('sidebars.ts', 'export default {{');
      return loadProduct();
    },
    'sidebars.ts cannot be loaded: ParseError: Unexpected token sidebars.ts:1:16.',
  ],
  [
    'an entry with an unknown field',
    () => {
      write('sidebars.ts', "export default { x: [{ pathname: '/x/react-charts', new: true }] };");
      return loadProduct();
    },
    inNavigation(
      'sidebars.ts › x › "/x/react-charts": unknown field "new"; known are pathname, title, ' +
        'subheader, children, plan, newFeature, planned, unstable, beta, legacy, deprecated.',
    ),
  ],
  [
    'an entry without a page',
    () => {
      write(
        'sidebars.ts',
        "export default { x: [{ pathname: '/x/react-charts' }, { pathname: '/x/none' }] };",
      );
      return loadProduct();
    },
    inNavigation(
      'sidebars.ts › x › "/x/none": there is no such page. Write docs/x/none.mdx, mark the entry ' +
        '"planned", or remove it.',
    ),
  ],
  [
    'a page without an entry',
    () => {
      write('sidebars.ts', 'export default { x: [] };');
      return loadProduct();
    },
    inNavigation(
      `sidebars.ts › x: the page "/x/react-charts" (${PAGE}) has no entry. Add ` +
        "{ pathname: '/x/react-charts' } where readers should find it.",
    ),
  ],
  [
    'no title',
    () => loadProduct({ description: DESCRIPTION }),
    inNavigation(`${PAGE}: add a "title" to the front matter.`),
  ],
  [
    'no description',
    () => loadProduct({ title: 'Charts' }),
    inNavigation(`${PAGE}: add a "description" of 50 to 160 characters to the front matter.`),
  ],
  [
    'a description that is too long',
    () => loadProduct({ title: 'Charts', description: 'a'.repeat(161) }),
    inNavigation(`${PAGE}: the "description" has 161 characters; write 50 to 160.`),
  ],
  [
    'a field that would move the page',
    () => loadProduct({ ...FRONT_MATTER, slug: '/charts' }),
    inNavigation(`${PAGE}: remove "slug"; the path of a page is the path of its file.`),
  ],
  [
    'front matter that is not YAML, even when it is read again',
    () => {
      const read = () =>
        parseFrontMatter(
          '---\ntitle: A\ndescription: b: c\n---\n',
          path.join(site.path, PAGE),
          site.path,
        );
      expect(read).toThrow(ContentError);
      return read();
    },
    `${PAGE}:3:15: the front matter is not valid YAML: bad indentation of a mapping entry. Put ` +
      'quotes around the value if it has a colon or another special character.',
  ],
  [
    'a level-1 heading',
    () => compile('# Charts'),
    `${PAGE}:3: remove the level-1 heading; the page shows its "title" there.`,
  ],
  [
    'an unknown component',
    () => compile('<Dmeo src="./Bars.tsx" />'),
    `${PAGE}:3: <Dmeo> is not known; import it, or write <Demo>.`,
  ],
  [
    'an unknown component like one that is imported',
    () => compile("import Playground from './Playground';\n\n<Plaiground />"),
    `${PAGE}:5: <Plaiground> is not known; import it, or write <Playground>.`,
  ],
  [
    'an image without alternative text',
    () => compile('![](/img/chart.png)'),
    `${PAGE}:3: the image has no alternative text; write ![what it shows](…), or ` +
      '<img alt="" … /> if it only decorates.',
  ],
  [
    'an image element without alternative text',
    () => compile('<img src="/img/chart.png" />'),
    `${PAGE}:3: <img> has no alternative text; add alt="…".`,
  ],
  [
    'a stray brace',
    () => compile('a { b'),
    `${PAGE}:3:6: Unexpected end of file in expression, expected a corresponding closing brace for ` +
      '`{`',
  ],
  [
    'an unclosed tag',
    () => compile('<Details>\n\ntext'),
    `${PAGE}:3:1: Expected a closing tag for \`<Details>\` (3:1-3:10)`,
  ],
  [
    'braces in a sentence',
    () => compile('If a is b then {x}.'),
    `${PAGE}:3: {…} is JavaScript, and there is no "x" here; write \\{ for a brace, or put code into ` +
      'backticks.',
  ],
  [
    'a demo that is missing',
    () => compile('<Demo src="./Missing.tsx" />'),
    `${PAGE}:3: <Demo src="./Missing.tsx"> names a file that does not exist; create ` +
      `${FOLDER}/Missing.tsx or correct src.`,
  ],
  [
    'a demo without a default export',
    () => {
      write(`${FOLDER}/Bars.tsx`, 'export const a = 1;');
      return compile('<Demo src="./Bars.tsx" />');
    },
    `${PAGE}:3: <Demo src="./Bars.tsx"> has nothing to show; give ${FOLDER}/Bars.tsx a default ` +
      'export: export default function Bars() { … }.',
  ],
  [
    'an unknown option of a demo',
    () => compile('<Demo src="./Bars.tsx" size="big" />'),
    `${PAGE}:3: <Demo> has no option "size"; it takes src, theme, bg, height, narrowHeight, maxWidth, defaultCodeOpen, ` +
      'hideToolbar, iframe, scrollable, disableAd.',
  ],
  [
    'a demo with a syntax error',
    () => buildDemo('export default () => {{;'),
    `${FOLDER}/Bars.tsx:1:25: '}' expected.`,
  ],
  [
    'a demo that imports what is not installed',
    () => buildDemo("import 'not-installed';\nexport default () => null;"),
    `${FOLDER}/Bars.tsx:1: import of "not-installed": the package not-installed is not installed; ` +
      'install it, or do without it in the demo.',
  ],
  [
    'a demo with a picture of another host',
    () => buildDemo('export default () => <img src="https://pictures.test/a.png" alt="" />;'),
    `${FOLDER}/Bars.tsx:1: pages load no images from https://pictures.test; draw the picture in the demo, or ` +
      'add the host to DOCS_EXTRA_ORIGINS.',
  ],
  [
    'a demo that imports a file that is missing',
    () => buildDemo("import './data';\nexport default () => null;"),
    `${FOLDER}/Bars.tsx:1: import of "./data": there is no such file; create ${FOLDER}/data.tsx or ` +
      'correct the import.',
  ],
  [
    'a dictionary that is not JSON',
    () => readWith('{\n  "shell": {,\n}'),
    inDictionaries("i18n/zh/dictionary.json:2 shell: invalid JSON, expected a value, found ','"),
  ],
  [
    'a placeholder lost in a translation',
    () => readWith('{\n  "shell": {\n    "hello": "你好"\n  }\n}'),
    inDictionaries(
      'i18n/zh/dictionary.json:3 shell.hello: the placeholders are none, in English {name}',
    ),
  ],
  [
    'a group that English does not have',
    () => readWith('{\n  "shall": {}\n}'),
    inDictionaries('i18n/zh/dictionary.json:2 shall: the English dictionary has no such group'),
  ],
  [
    'a redirect to nowhere',
    () => checkRedirect('/old/', '/nowhere/'),
    'src/site/redirects.ts › "/old/": leads to "/nowhere/", where there is no page and no product; ' +
      'correct the target.',
  ],
  [
    'a redirect from a page that exists',
    () => checkRedirect('/x/react-charts/', '/x/react-charts/'),
    'src/site/redirects.ts › "/x/react-charts/": a page stands at this address; remove the entry ' +
      'or move the page.',
  ],
  [
    'an address in the environment that is none',
    () => readEnvironment({ DOCS_URL: 'docs.example.com' }),
    'DOCS_URL="docs.example.com" is not a URL. Write it as https://host.',
  ],
])('%s', async (_mistake, make, message) => {
  const error: unknown = await Promise.resolve()
    .then(make)
    .catch((reason: unknown) => reason);
  // Nothing but the sentence: no stack trace.
  expect((error as Error).stack).toBe(`ContentError: ${message}`);
});

describe('what Docusaurus and ESLint say', () => {
  test.each<[mistake: string, link: { link: string; anchor?: string }, message: RegExp]>([
    ['a broken link', { link: '/x/none/' }, /\/x\/react-charts\/:\n\s+-> linking to \/x\/none\//],
    [
      'a broken anchor',
      { link: '/x/react-charts/#none' },
      /\/x\/react-charts\/:\n\s+-> linking to \/x\/react-charts\/#none/,
    ],
  ])('%s', async (_mistake, { link }, message) => {
    await expect(
      handleBrokenLinks({
        collectedLinks: { '/x/react-charts/': { links: [link], anchors: [] } },
        routes: [{ path: '/x/react-charts/', component: '', exact: true }],
        onBrokenLinks: 'throw',
        onBrokenAnchors: 'throw',
      }),
    ).rejects.toThrow(message);
  });

  /** What a failing command prints. */
  function failWith(command: string, args: string[], options: object): string {
    const run = () =>
      execFileSync(process.execPath, [path.join('node_modules', command), ...args], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: 'pipe',
        ...options,
      });
    try {
      return `It did not fail: ${run()}`;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return `${stdout}${stderr}`;
    }
  }

  test('an import from a room above, of what only the server has, and of a package of a plan', () => {
    const args = ['--stdin', '--stdin-filename', 'src/ui/useIsMac.ts'];
    const input =
      "import '../features/code';\n" +
      "import { useVersions } from '@docusaurus/plugin-content-docs/client';\n" +
      "import '@mui/x-tree-view-pro/RichTreeViewPro';\n";
    const printed = failWith('eslint/bin/eslint.js', args, { input });
    expect(printed).toMatch(
      /src\/ui\/useIsMac\.ts\n\s+1:8\s+error\s+Unexpected path "\.\.\/features/,
    );
    expect(printed).toMatch(/2:10\s+error\s+'useVersions' import .* No page carries the list/);
    expect(printed).toMatch(/3:1\s+error\s+'@mui\/x-tree-view-pro\/.* It needs a license/);
  }, 60_000);

  test('a bad environment variable: the sentence, without a stack trace', () => {
    const env = { ...process.env, DEBUG: '', DOCS_EXPERIMENTS: 'yes' };
    const printed = failWith('@docusaurus/core/bin/docusaurus.mjs', ['build'], { env });
    expect(printed).toContain('[ContentError: DOCS_EXPERIMENTS="yes" is neither 1 nor 0.]');
    expect(printed).not.toMatch(/could not load|\n\s+at /);
  }, 60_000);
});
