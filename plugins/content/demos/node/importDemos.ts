import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDocsVersionOfFile } from '../../../../src/site/docsVersions';
import { analyseDemoFile } from './analyseDemoFile';
import { chooseLibrary, libraryInVersion, libraryOfProduct } from './chooseLibrary';
import { checkDemoOptions, type AttributeValue } from './demoOptions';
import { checkDemoTheme } from './demoTheme';
import { findPackagedVersion } from './versionPackages';
import { foldersOfPage } from '../../../common/pages/pageFiles';
import { attributeValue } from '../../../common/markdown/attributeValue';
import { errorAt } from '../../../common/markdown/errorAt';
import { defaultImport, namedImport, referenceAttribute } from '../../../common/markdown/mdxNodes';
import { visit } from 'unist-util-visit';

/** A `<Demo>` in a page. */
export type DemoElement = MdxJsxFlowElement | MdxJsxTextElement;
/** Context of a page's demos. */
export interface DemoPage {
  /** Absolute path of the site; messages name files relative to it. */
  readonly siteDir: string;
  /** The page's path relative to the site, with `/` as separator. */
  readonly pagePath: string;
}

/** Used properties of an ESM node. */
type EsmNode = { readonly data?: { readonly estree?: Program | null } };

/** The code of an attribute that is not constant, and so is an expression. */
const codeOf = ({ value }: MdxJsxAttribute) => (value as MdxJsxAttributeValueExpression).value;

function readAttributes(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
): Map<string, AttributeValue> {
  return new Map(
    attributes.map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        throw new Error(`<Demo {${attribute.value}}>: write each option out instead of spreading.`);
      }
      return [attribute.name, attributeValue(attribute) ?? { code: codeOf(attribute) }];
    }),
  );
}

/** Whether a statement imports something as `Demo`. */
function bindsDemo(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ImportDeclaration' &&
    statement.specifiers.some(({ local }) => local.name === 'Demo')
  );
}

/** Appends `-2`, `-3` … to a name that the page already uses. */
function uniqueId(name: string, used: Map<string, number>): string {
  const count = (used.get(name) ?? 0) + 1;
  used.set(name, count);
  return count === 1 ? name : `${name}-${count}`;
}

/** Returns the import path of a file in another one. */
function toRequest(importer: string, file: string): string {
  const request = path.posix.relative(path.posix.dirname(importer), file);
  return request.startsWith('.') ? request : `./${request}`;
}

/**
 * Adds imports of the generated modules for a page's demos, and of `Demo`.
 * @throws with the page's path and line, if an option or file is invalid.
 */
export function importDemos(
  tree: Root,
  demos: readonly DemoElement[],
  { siteDir, pagePath }: DemoPage,
): void {
  const product = findDocsVersionOfFile(pagePath)?.productId;
  const folders = foldersOfPage(pagePath);
  const usedIds = new Map<string, number>();
  const imports: ReturnType<typeof defaultImport>[] = [];
  let importsDemo = false;

  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

  /** Returns the path, relative to the site, of a file that an option names. */
  function findFile(option: 'src' | 'theme', value: string): string {
    const candidates = folders.map((folder) => path.posix.join(folder, value));
    const found = candidates.find((candidate) => existsSync(path.join(siteDir, candidate)));
    if (found) return found;
    throw new Error(
      `<Demo ${option}="${value}"> names a file that does not exist; create ${candidates.at(-1)} or correct ${option}.`,
    );
  }

  /** Returns the import path of a demo's theme file in the demo. */
  function findTheme(theme: string, demoPath: string, imports: readonly string[]): string {
    const found = findFile('theme', theme);
    const library = chooseLibrary(libraryOfProduct(product), imports);
    const version = findPackagedVersion(demoPath)?.installedAs;
    checkDemoTheme(found, read(found), libraryInVersion(library, version));
    return toRequest(demoPath, found);
  }

  function rewrite(element: DemoElement): void {
    const options = checkDemoOptions(readAttributes(element.attributes));
    const demoPath = findFile('src', options.src);
    const { imports: demoImports, hasDefaultExport } = analyseDemoFile(read(demoPath));
    if (!hasDefaultExport) {
      throw new Error(
        `<Demo src="${options.src}"> has nothing to show; give ${demoPath} a default export: export default function ${path.basename(options.src, '.tsx')}() { … }.`,
      );
    }

    const query = new URLSearchParams({ demo: '' });
    const library = libraryOfProduct(product);
    if (library) query.set('library', library);
    if (options.defaultCodeOpen) query.set('source', 'open');
    if (options.hideToolbar) query.set('source', 'none');
    if (options.theme !== undefined) {
      query.set('theme', findTheme(options.theme, demoPath, demoImports));
    }
    const request = toRequest(pagePath, demoPath);

    const name = `__demo${imports.length}`;
    imports.push(defaultImport(name, `${request}?${query.toString().replace('demo=', 'demo')}`));
    element.attributes = [
      ...element.attributes.filter(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' ||
          !['src', 'theme'].includes(String(attribute.name)),
      ),
      {
        type: 'mdxJsxAttribute',
        name: 'id',
        value: uniqueId(path.basename(options.src, '.tsx'), usedIds),
      },
      referenceAttribute('demo', name),
    ];
  }

  for (const element of demos) {
    try {
      rewrite(element);
    } catch (error) {
      throw errorAt(pagePath, element, error);
    }
  }
  visit(tree, 'mdxjsEsm', (node) => {
    importsDemo ||= (node as EsmNode).data?.estree?.body.some(bindsDemo) ?? false;
  });
  // A page may import its own component of this name.
  if (!importsDemo) imports.unshift(namedImport('Demo', '@site/src/features/demo'));
  tree.children.unshift(...imports);
}
