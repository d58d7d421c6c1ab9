import ts from 'typescript';

/** A module specifier in an import, `export … from`, or `import()`. */
export interface ModuleRequest {
  /** As written, e.g. `@mui/material/Button`, `./orders`. */
  readonly specifier: string;
  /** Position of the specifier in the text, without quotes. */
  readonly start: number;
  readonly end: number;
  /** Starting at 1. */
  readonly line: number;
  /** Whether it is erased at run time. */
  readonly typeOnly: boolean;
}

/** Parses a demo's file, or an imported one: `.ts`, `.tsx`, `.js` or `.jsx`. */
export function parseFile(code: string, fileName = 'Demo.tsx'): ts.SourceFile {
  // JSX is invalid only in `.ts`, where `<T>value` is a type assertion.
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

/** Returns a node's module specifier, and whether it imports only types. */
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

/** Returns the module specifiers of a file, in source order. */
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
