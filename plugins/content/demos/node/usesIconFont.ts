import ts from 'typescript';
import { parseFile } from './moduleRequests';

const NAME = 'Icon';
const PACKAGE = '@mui/material';

function importsIcon(statement: ts.Statement): boolean {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return false;
  }
  const { text } = statement.moduleSpecifier;
  if (text === `${PACKAGE}/${NAME}`) return true;
  const bindings = statement.importClause?.namedBindings;
  return (
    text === PACKAGE &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some(({ name, propertyName }) => (propertyName ?? name).text === NAME)
  );
}

/** Whether a demo uses the icon font, i.e. Material UI's `Icon`. */
export function usesIconFont(code: string): boolean {
  return parseFile(code).statements.some(importsIcon);
}
