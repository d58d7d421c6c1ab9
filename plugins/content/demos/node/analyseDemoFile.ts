import ts from 'typescript';
import { moduleRequests, parseFile } from './moduleRequests';

export interface DemoFileFacts {
  /** Runtime imports, as written, in order. */
  readonly imports: readonly string[];
  readonly hasDefaultExport: boolean;
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false)
  );
}

function exportsDefault(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return (
      exportClause !== undefined &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.some(({ name }) => name.text === 'default')
    );
  }
  return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
}

/** Parses the imports and exports of a demo. Type-only imports are omitted. */
export function analyseDemoFile(code: string): DemoFileFacts {
  return {
    imports: moduleRequests(code)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => specifier),
    hasDefaultExport: parseFile(code).statements.some(exportsDefault),
  };
}
