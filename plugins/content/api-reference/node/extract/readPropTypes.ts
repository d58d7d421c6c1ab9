import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { readJsdoc, type Jsdoc } from './readJsdoc';

/** A prop type in the published code. */
export interface PropTypeHint {
  readonly expression: ts.Expression;
  readonly jsdoc: Jsdoc;
}

/** Prop types of a component, by prop. */
export type PropTypeHints = ReadonlyMap<string, PropTypeHint>;

function readAssignment(node: ts.Node): readonly [string, PropTypeHints] | undefined {
  if (
    !ts.isBinaryExpression(node) ||
    !ts.isPropertyAccessExpression(node.left) ||
    node.left.name.text !== 'propTypes' ||
    !ts.isObjectLiteralExpression(node.right)
  ) {
    return undefined;
  }
  const hints = new Map<string, PropTypeHint>();
  for (const property of node.right.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ) {
      const jsdoc = readJsdoc([property]);
      hints.set(property.name.text, { expression: property.initializer, jsdoc });
    }
  }
  return [node.left.expression.getText(), hints];
}

/**
 * Returns the prop types of all components in a published JavaScript file, by component. Types do
 * not tell which inherited props a component actually uses; prop types do.
 */
function readPropTypesOfSource(fileName: string, text: string): Map<string, PropTypeHints> {
  const components = new Map<string, PropTypeHints>();
  if (!text.includes('.propTypes')) {
    return components;
  }
  const sourceFile = ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const visit = (node: ts.Node): void => {
    const entry = readAssignment(node);
    if (entry) {
      components.set(...entry);
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return components;
}

/** Reads prop types from the JavaScript files beside typings, each file once. */
export class PropTypesReader {
  private readonly files = new Map<string, ReadonlyMap<string, PropTypeHints>>();

  /**
   * Returns the prop types of a component that is declared in a file; `undefined` if the code has
   * none. Exports may wrap the component that has them: `MenuItem` wraps `StableMenuItem`,
   * `DataGrid` wraps `DataGridRaw`.
   */
  hintsOf(declarationFile: string, component: string): PropTypeHints | undefined {
    const components = this.read(declarationFile.replace(/\.d\.ts$/, '.js'));
    const wrapped = [...components].find(([name]) => name.includes(component))?.[1];
    return components.get(component) ?? wrapped;
  }

  private read(file: string): ReadonlyMap<string, PropTypeHints> {
    const known = this.files.get(file);
    if (known) {
      return known;
    }
    const components = existsSync(file)
      ? readPropTypesOfSource(file, readFileSync(file, 'utf8'))
      : new Map<string, PropTypeHints>();
    this.files.set(file, components);
    return components;
  }
}
