import ts from 'typescript';
import {
  importInChunk,
  installedRequest,
  moduleRequests,
  replaceSpecifiers,
  type PackagedVersion,
} from '../../demos/node';
import { themeCode } from '../client/themeCode';
import type { PlaygroundData, PlaygroundFile } from '../contract';

/** Import paths of the site's code in generated modules. */
const FEATURE = '@site/src/features/component-playground';
const PANEL = `${FEATURE}/panel`;
/** Import path of the panel that also shows the CSS of `sx`. */
const SX_PANEL = `${FEATURE}/sxPanel`;
const PROPS_HOOK = `${FEATURE}/usePlaygroundProps`;

const quote = (value: unknown) => JSON.stringify(value);

/**
 * Returns the module of a playground. On the server it contains the panel, in the browser it loads
 * it on demand.
 * @param demo Import path of the `StagedDemo`.
 */
export function playgroundModule(data: PlaygroundData, demo: string, isServer: boolean): string {
  const [panel, chunk] =
    data.source.sx === undefined ? [PANEL, 'playground-panel'] : [SX_PANEL, 'playground-sx-panel'];
  const lines = [
    `import demo from ${quote(demo)};`,
    ...(isServer
      ? [
          `import * as panel from ${quote(panel)};`,
          'const loadPanel = () => Promise.resolve(panel);',
        ]
      : ['const panel = null;', `const loadPanel = () => ${importInChunk(chunk, panel)};`]),
    `export default { ...${quote(data)}, demo, initialPanel: panel, loadPanel };`,
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the module of the component with the props of the playground's state. It consists of the
 * same code that readers see.
 */
export function componentModule(
  { component, controls, source }: PlaygroundData,
  { template = `<${component} {...props} />` }: PlaygroundFile,
  version: PackagedVersion | undefined,
): string {
  const examples = controls.flatMap((control) => {
    if (control.kind !== 'choice' || !control.code) return [];
    const entries = Object.entries(control.code).map(([name, code]) => `${quote(name)}: ${code}`);
    return `${quote(control.prop)}: { ${entries.join(', ')} },`;
  });
  const props = `usePlaygroundProps({ ${examples.join(' ')} })`;
  const code = [
    // As resolved from a page of the version.
    ...source.imports.map((statement) =>
      replaceSpecifiers(statement.code, moduleRequests(statement.code), (specifier) =>
        installedRequest(specifier, version),
      ),
    ),
    `import { usePlaygroundProps } from ${quote(PROPS_HOOK)};`,
    source.theme ? themeCode(source.theme) : '',
    `export default function ${component}Playground() {`,
    source.setup,
    source.sx === undefined
      ? `const props = ${props};`
      : `const props = { sx: { ${[source.sx, `...${props}`].filter(Boolean).join(', ')} } };`,
    `return (${template});`,
    '}',
  ].join('\n');
  const { outputText } = ts.transpileModule(code, {
    fileName: 'Playground.tsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      // Unused imports would be removed with the names that only JSX uses.
      verbatimModuleSyntax: true,
    },
  });
  return outputText;
}
