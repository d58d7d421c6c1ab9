import ts from 'typescript';
import type { ApiParameter, ApiReturn } from '../../../contract';
import type { Jsdoc } from '../readJsdoc';

/** Signature from a function's comment. */
export interface CallbackSignature {
  readonly params?: readonly ApiParameter[];
  readonly returns?: ApiReturn;
}

/** Returns a type as written, on one line. */
export function textOfTypeNode(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '');
}

/** Merges the union members of types without duplicates, since overloads share most of them. */
export function mergeTypeTexts(nodes: readonly ts.TypeNode[]): string {
  const members = nodes.flatMap((node) => (ts.isUnionTypeNode(node) ? [...node.types] : [node]));
  return [...new Set(members.map(textOfTypeNode))].join(' | ');
}

function declaredReturn(declarations: readonly ts.SignatureDeclaration[]): string | undefined {
  const node = declarations.find(({ type }) => type)?.type;
  return node && textOfTypeNode(node);
}

/**
 * Returns the parameters and the result that a comment describes. Their types come from the
 * declarations, since those in comments are often missing or outdated.
 */
export function callbackSignatureOf(
  { parameters, returns }: Jsdoc,
  declarations: readonly ts.SignatureDeclaration[],
): CallbackSignature {
  const params = parameters.map((parameter): ApiParameter => {
    const declared = declarations
      .flatMap((declaration) => [...declaration.parameters])
      .find(({ name }) => name.getText() === parameter.name);
    if (!declared?.type) return parameter;
    return {
      ...parameter,
      type: textOfTypeNode(declared.type),
      optional: parameter.optional || declared.questionToken !== undefined,
    };
  });
  return {
    params: params.length > 0 ? params : undefined,
    returns: returns && { ...returns, type: declaredReturn(declarations) ?? returns.type },
  };
}
