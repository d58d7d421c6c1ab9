import ts from 'typescript';
import { EMBEDS, refuseSource } from '../../../src/site/foreignSource';

/** A file of a demo. */
interface SourceFile {
  readonly path: string;
  readonly code: string;
}

/** Attributes of elements and components that are loaded. */
const LOADED = /^(?:src|srcSet|poster|image)$/;
const CSS_URL = /url\(\s*['"]?((?:https?:)?\/\/[^'")\s]+)/;

const nameOf = (node: ts.JsxAttribute | ts.PropertyAssignment | ts.VariableDeclaration) =>
  node.name.getText();

/** Whether an attribute names an image: not that of `<iframe>`, nor of `component="iframe"`. */
function isOfImage(attribute: ts.JsxAttribute): boolean {
  const { parent: attributes } = attribute;
  const names = attributes.properties.map((other) =>
    ts.isJsxAttribute(other) &&
    nameOf(other) === 'component' &&
    other.initializer &&
    ts.isStringLiteral(other.initializer)
      ? other.initializer.text
      : '',
  );
  return ![attributes.parent.tagName.getText(), ...names].some((name) => EMBEDS.includes(name));
}

const each = (node: ts.Node, found: (node: ts.Node) => void): void => {
  found(node);
  ts.forEachChild(node, (child) => each(child, found));
};

/** The nearest attribute, property or variable that `node` is a value of. */
function holderOf(node: ts.Node) {
  let holder: ts.Node | undefined = node.parent;
  while (holder) {
    if (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) return holder;
    if (ts.isVariableDeclaration(holder)) return holder;
    holder = holder.parent;
  }
  return undefined;
}

/**
 * Finds what the files of a demo load from hosts that the content policy does not allow, in the form
 * `file:line: message`: addresses in attributes such as `src`, in what these name, and in styles.
 */
export function findForeignSources(
  files: readonly SourceFile[],
  imageOrigins: readonly string[],
): string[] {
  // Most demos have no address at all.
  if (!files.some(({ code }) => /(?:['"`(]|https?:)\/\//.test(code))) return [];
  const parsed = files.map(({ path, code }) => ({
    path,
    tree: ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true),
  }));
  /** Names of properties and variables that are loaded, and whether as images. */
  const loaded = new Map<string, boolean>();
  for (const { tree } of parsed) {
    each(tree, (node) => {
      if (!ts.isJsxAttribute(node) || !LOADED.test(nameOf(node)) || !node.initializer) return;
      const isImage = isOfImage(node);
      each(node.initializer, (part) => {
        if (ts.isIdentifier(part)) loaded.set(part.text, isImage);
      });
    });
  }

  function usedAs(node: ts.Node): boolean | undefined {
    const holder = holderOf(node);
    if (!holder) return undefined;
    if (!ts.isJsxAttribute(holder)) return loaded.get(nameOf(holder));
    return LOADED.test(nameOf(holder)) ? isOfImage(holder) : undefined;
  }

  const problems: string[] = [];
  for (const { path, tree } of parsed) {
    each(tree, (node) => {
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return;
      const [, inStyles] = CSS_URL.exec(node.text) ?? [];
      const isImage = inStyles !== undefined || usedAs(node);
      if (isImage === undefined) return;
      const message = refuseSource(
        { url: inStyles ?? node.text, isImage },
        imageOrigins,
        'draw the picture in the demo',
      );
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      if (message !== undefined) problems.push(`${path}:${line + 1}: ${message}`);
    });
  }
  return problems;
}
