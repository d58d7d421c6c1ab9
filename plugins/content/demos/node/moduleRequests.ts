import ts from 'typescript';

/** A module that a file names: in an import, in `export … from`, or in `import()`. */
export interface ModuleRequest {
  /** As written, e.g. `@mui/material/Button`, `./orders`. */
  readonly specifier: string;
  /** Where the specifier stands in the text, without its quotes. */
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly line: number;
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

/** Reads a demo's file, or one beside it, whatever its language: `.ts`, `.tsx`, `.js` or `.jsx`. */
export function parseFile(code: string, fileName = 'Demo.tsx'): ts.SourceFile {
  // JSX is an error only in `.ts`, where `<T>value` is a type assertion.
  const kind = fileName.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, kind);
}

function isTypeOnlyImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** The expression that names a module, and whether only types come from it. */
function requestOf(node: ts.Node): readonly [ts.Node | undefined, boolean] | undefined {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier, isTypeOnlyImport(node)];
  if (ts.isExportDeclaration(node)) return [node.moduleSpecifier, node.isTypeOnly];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return [node.arguments[0], false];
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return [node.argument.literal, true];
  }
  return undefined;
}

/** The modules a file names, in the order of its text. */
export function moduleRequests(code: string, fileName?: string): ModuleRequest[] {
  const file = parseFile(code, fileName);
  const requests: ModuleRequest[] = [];
  const visit = (node: ts.Node): void => {
    const [specifier, typeOnly] = requestOf(node) ?? [undefined, false];
    if (specifier && ts.isStringLiteralLike(specifier)) {
      const start = specifier.getStart(file) + 1;
      requests.push({
        specifier: specifier.text,
        start,
        end: specifier.end - 1,
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        typeOnly,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return requests;
}
