import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import remarkDemo from '../node/remarkDemo';

const site = temporaryFolder('all');

beforeAll(() => {
  const code = 'export default () => null;';
  site.write({
    'docs/material-ui/react-button/Basic.tsx': code,
    'docs/material-ui/react-button/Basic.theme.ts':
      "import { createTheme } from '@mui/material/styles';\nexport default createTheme();",
    'docs/material-ui/react-button/Joy.tsx': `import '@mui/joy';\n${code}`,
    'docs/experiments/docs/Basic.tsx': code,
    'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/Own.tsx': code,
  });
});

const PAGE = 'docs/material-ui/react-button/index.mdx';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkStringify).freeze();

async function compilePage(value: string, page = PAGE): Promise<string> {
  const file = { value, path: path.join(site.path, page) };
  return String(await mdx().use(remarkDemo, { siteDir: site.path }).process(file));
}

describe('remarkDemo', () => {
  it('imports the demo and hands it over with its id', async () => {
    const output = await compilePage(
      'Text.\n\n<Demo src="./Basic.tsx" bg="inline" height={300} />',
    );
    expect(output).toContain('import __demo0 from "./Basic.tsx?demo&library=material"');
    expect(output).toContain('<Demo bg="inline" height={300} id="Basic" demo={__demo0} />');
  });

  it('imports the component once, and only into pages with demos', async () => {
    const page = '<Demo src="./Basic.tsx" />\n\n<Demo src="./Basic.tsx" />';
    const line = 'import { Demo } from "@site/src/features/demo"';
    expect((await compilePage(page)).split(line)).toHaveLength(2);
    expect(await compilePage('Text.')).not.toContain('import');
  });

  it.each(["import { Demo } from '../Demo'", "import Demo from './Own'"])(
    'leaves a page its own component: %s',
    async (line) => {
      const output = await compilePage(`${line}\n\n<Demo src="./Basic.tsx" />`);
      expect(output).not.toContain('@site/src/features/demo');
      expect(output).toContain('demo={__demo0}');
    },
  );

  it('leaves pages without demos alone', async () => {
    const page = '# Title\n\n<Tabs src="./Basic.tsx">x</Tabs>\n';
    expect(await compilePage(page)).toBe(page);
  });

  it('finds demos inside other elements and inside text', async () => {
    const output = await compilePage(
      '<Tabs>\n<Demo src="./Basic.tsx" />\n</Tabs>\n\nSee <Demo src="../react-button/Basic.tsx" /> here.',
    );
    expect(output).toContain('import __demo1 from "./Basic.tsx?demo&library=material"');
    expect(output.match(/demo=\{__demo\d\}/g)).toEqual(['demo={__demo0}', 'demo={__demo1}']);
    expect(output).toContain('id="Basic-2"');
  });

  it('asks for the source when the code is open from the start', async () => {
    const output = await compilePage('<Demo src="./Basic.tsx" defaultCodeOpen />');
    expect(output).toContain('"./Basic.tsx?demo&library=material&source=open"');
  });

  it('asks for no source when the toolbar is hidden', async () => {
    const output = await compilePage('<Demo src="./Basic.tsx" hideToolbar iframe />');
    expect(output).toContain('"./Basic.tsx?demo&library=material&source=none"');
    expect(output).toContain('<Demo hideToolbar iframe id="Basic"');
  });

  it.each([
    [PAGE, './Basic.theme.ts'],
    [
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
      './Basic.theme.ts',
    ],
  ])('names the theme file from the demo in %s', async (page, theme) => {
    const output = await compilePage('<Demo src="./Basic.tsx" theme="./Basic.theme.ts" />', page);
    const query = new URLSearchParams({ theme }).toString();
    expect(output).toContain(`Basic.tsx?demo&library=material&${query}"`);
    expect(output).toContain('<Demo id="Basic" demo={__demo0} />');
  });

  it('leaves the library to the imports on a page of no product', async () => {
    const output = await compilePage(
      '<Demo src="./Basic.tsx" />',
      'docs/experiments/docs/demos.mdx',
    );
    expect(output).toContain('import __demo0 from "./Basic.tsx?demo"');
  });

  it.each([
    ['./Basic.tsx', '../../../../../docs/material-ui/react-button/Basic.tsx'],
    ['./Own.tsx', './Own.tsx'],
  ])('resolves %s of a translated page', async (src, request) => {
    const output = await compilePage(
      `<Demo src="${src}" />`,
      'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
    );
    expect(output).toContain(`import __demo0 from "${request}?demo&library=material"`);
  });

  it.each([
    ['<Demo src="./Basic.tsx" height="3" />', `${PAGE}:3: height="3" of <Demo>`],
    ['<Demo src="./Basic.tsx" height={1 + 2} />', `${PAGE}:3: height={1 + 2} of <Demo>`],
    ['<Demo src="./Basic.tsx" hideToolbar={false} />', `${PAGE}:3: hideToolbar={false} of <Demo>`],
    ['<Demo {...props} />', `${PAGE}:3: <Demo {...props}>: write each option out`],
    [
      '<Demo src="./Basic.css.tsx" />',
      `${PAGE}:3: src="./Basic.css.tsx" of <Demo> is one styling of a demo; write src="./Basic.tsx"`,
    ],
    ['<Demo />', `${PAGE}:3: <Demo> needs a src`],
    [
      '<Demo src="./Basic.tsx" theme="./Missing.theme.ts" />',
      `${PAGE}:3: <Demo theme="./Missing.theme.ts"> names a file that does not exist; create docs/material-ui/react-button/Missing.theme.ts or correct theme.`,
    ],
    [
      '<Demo src="./Joy.tsx" theme="./Basic.theme.ts" />',
      `${PAGE}:3: docs/material-ui/react-button/Basic.theme.ts is the theme of a demo whose library takes none`,
    ],
  ])('refuses %s with page and line', async (element, message) => {
    await expect(compilePage(`Text.\n\n${element}`)).rejects.toThrow(message);
  });

  it('names the English file to create for a translated page', async () => {
    await expect(
      compilePage(
        '<Demo src="./Missing.tsx" />',
        'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
      ),
    ).rejects.toThrow('create docs/material-ui/react-button/Missing.tsx or correct src');
  });
});
