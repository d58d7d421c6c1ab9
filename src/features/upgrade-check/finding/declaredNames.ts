import type { Node, PatternLike } from '@babel/types';

/** The names that a pattern declares. */
function namesIn(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => namesIn(element as PatternLike | null));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}

/** The names that a statement declares around it. */
export function namesOfStatement(statement: Node | null | undefined): string[] {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return namesIn(statement.id);
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
      return namesIn(statement.id);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return namesOfStatement(statement.declaration);
    default:
      return [];
  }
}

/** The names that a node declares for what is in it: parameters, variables of a block. */
export function namesWithin(node: Node): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return node.params.flatMap(namesIn);
    case 'BlockStatement':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return node.body.flatMap(namesOfStatement);
    case 'ForStatement':
      return namesOfStatement(node.init);
    case 'ForInStatement':
    case 'ForOfStatement':
      return namesOfStatement(node.left);
    case 'CatchClause':
      return namesIn(node.param);
    default:
      return [];
  }
}
