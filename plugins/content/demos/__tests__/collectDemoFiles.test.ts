import { collectDemoFiles } from '../node/collectDemoFiles';

const DEMO = 'docs/material-ui/react-table/Basic.tsx';

function collect(files: Record<string, string>, demo = DEMO) {
  return collectDemoFiles(demo, (file) => Promise.resolve(files[file]));
}

/** Returns the displayed text by name. */
async function shown(files: Record<string, string>, demo = DEMO) {
  return Object.fromEntries((await collect(files, demo)).map(({ name, code }) => [name, code]));
}

describe('collectDemoFiles', () => {
  it('finds what is imported, and what that imports, each once', async () => {
    const files = await shown({
      [DEMO]: [
        "import * as React from 'react';",
        "import { rows } from './rows';",
        "import Row from './parts/Row';",
        "import total from './total.json';",
        "import './Basic.css';",
        "export * from './parts';",
        "const lazy = () => import('./Lazy.tsx');",
      ].join('\r\n'),
      'docs/material-ui/react-table/rows.ts': "import type { Row } from './parts/Row';\n\n",
      'docs/material-ui/react-table/parts/Row.tsx': "import { rows } from '../rows';",
      'docs/material-ui/react-table/parts/index.ts': 'export {};',
      'docs/material-ui/react-table/total.json': '{ "total": 1 }\n',
      'docs/material-ui/react-table/Basic.css': '.a {}',
      'docs/material-ui/react-table/Lazy.tsx': "import Basic from './Basic';",
    });
    expect(Object.keys(files)).toEqual([
      'Basic.tsx',
      'rows.ts',
      'parts/Row.tsx',
      'total.json',
      'Basic.css',
      'parts/index.ts',
      'Lazy.tsx',
    ]);
    expect(files['Basic.tsx']?.split('\n')).toHaveLength(7);
    expect(files['rows.ts']).toBe("import type { Row } from './parts/Row';");
    expect(files['parts/Row.tsx']).toBe("import { rows } from '../rows';");
  });

  it('has the theme file at the end, under its name', async () => {
    const theme = 'docs/material-ui/themes/shop.theme.ts';
    const files: Record<string, string> = {
      [DEMO]: "import './a';",
      [theme]: '',
      'docs/material-ui/react-table/a.ts': '',
    };
    const collected = await collectDemoFiles(DEMO, async (file) => files[file], theme);
    expect(collected.map(({ name }) => name)).toEqual(['Basic.tsx', 'a.ts', 'shop.theme.ts']);
  });

  it.each(['ts', 'tsx'])('refuses the import of a theme file in .%s', async (extension) => {
    const files = {
      [DEMO]: "import theme from './Basic.theme';",
      [`docs/material-ui/react-table/Basic.theme.${extension}`]: '',
    };
    await expect(collect(files)).rejects.toThrow(
      `${DEMO}:1: import of "./Basic.theme": a page gives a demo its theme; write <Demo theme="./Basic.theme.${extension}" /> instead.`,
    );
  });

  it('prefers the file as written, and .tsx to .ts', async () => {
    const folder = 'docs/material-ui/react-table';
    const files = await collect({
      [DEMO]: "import './a';\nimport './b.ts';",
      [`${folder}/a.ts`]: '',
      [`${folder}/a.tsx`]: '',
      [`${folder}/b.ts`]: '',
      [`${folder}/b.tsx`]: '',
    });
    expect(files.map(({ name }) => name)).toEqual(['Basic.tsx', 'a.tsx', 'b.ts']);
  });

  it('moves files of other folders into that of the demo, with every import of them', async () => {
    const files = await shown({
      [DEMO]: [
        "// from '../common/rows'",
        "import { rows } from '../common/rows';",
        "import { columns } from '../common/rows.ts';",
        'import Local from "./rows";',
        "import Frame from '../Frame';",
        "const text = '../common/rows';",
      ].join('\n'),
      'docs/material-ui/common/rows.ts': "import Frame from '../Frame';\nimport './rows.css';",
      'docs/material-ui/common/rows.css': '',
      'docs/material-ui/Frame/index.tsx': "import { rows } from '../common/rows';",
      'docs/material-ui/react-table/rows.ts': '',
    });
    expect(files).toEqual({
      'Basic.tsx': [
        "// from '../common/rows'",
        "import { rows } from './rows2';",
        "import { columns } from './rows2.ts';",
        'import Local from "./rows";',
        "import Frame from './Frame';",
        "const text = '../common/rows';",
      ].join('\n'),
      'rows2.ts': "import Frame from './Frame';\nimport './rows.css';",
      'rows.css': '',
      'Frame.tsx': "import { rows } from './rows2';",
      'rows.ts': '',
    });
  });

  test.each([
    [
      "\nimport { rows } from './rows';",
      `${DEMO}:2: import of "./rows": there is no such file; create docs/material-ui/react-table/rows.tsx or correct the import.`,
    ],
    ["import './rows.css';", 'create docs/material-ui/react-table/rows.css or correct'],
    [
      "import '../../../src/site/paths';",
      `${DEMO}:1: import of "../../../src/site/paths": a demo may import only files of docs;`,
    ],
    [
      "import photo from './photo.png';",
      `${DEMO}:1: import of "./photo.png": a demo may import only files that end in .ts, .tsx, .css, .json;`,
    ],
    [
      '\nexport default () => <img src="/img/boat.jpg" alt="" />;',
      `${DEMO}:2: "/img/boat.jpg" is a file of this site,`,
    ],
    ['const style = `url(/static/sea.svg)`;', `${DEMO}:1: "/static/sea.svg" is a file`],
  ])('refuses %j', async (code, message) => {
    await expect(collect({ [DEMO]: code, 'src/site/paths.ts': '' })).rejects.toThrow(message);
  });

  it('names the file that imports, when that is not the demo', async () => {
    const files = {
      [DEMO]: "import './rows';",
      'docs/material-ui/react-table/rows.ts': "\n\nimport './cells';",
    };
    await expect(collect(files)).rejects.toThrow(
      'docs/material-ui/react-table/rows.ts:3: import of "./cells"',
    );
  });

  test.each([
    ['material-ui_versioned_docs/version-v5/a/Basic.tsx', '../b/rows'],
    ['i18n/zh/docusaurus-plugin-content-docs-x/current/a/Basic.tsx', '../b/rows'],
  ])('keeps %s to its own version and language', async (demo, specifier) => {
    const folder = demo.replace('/a/Basic.tsx', '');
    const files = {
      [demo]: `import '${specifier}';`,
      [`${folder}/b/rows.ts`]: '',
      [`${folder}/../out.ts`]: '',
    };
    expect(Object.keys(await shown(files, demo))).toEqual(['Basic.tsx', 'rows.ts']);
    await expect(collect({ [demo]: "import '../../out';" }, demo)).rejects.toThrow(
      `only files of ${folder};`,
    );
  });
});
