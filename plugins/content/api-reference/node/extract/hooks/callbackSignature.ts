import type ts from 'typescript';
import type { ApiParameter, ApiReturn } from '../../../contract';
import type { Jsdoc } from '../readJsdoc';

/** Signature from a function's comment. */
export interface CallbackSignature {
  readonly params?: readonly ApiParameter[];
  readonly returns?: ApiReturn;
}

/** Default type of `readJsdoc`. */
const UNTYPED = 'any';

/** Returns a type as written, on one line. */
export function textOfTypeNode(node: ts.TypeNode): string {
  return node
    .getText()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '');
}

function declaredReturn(declarations: readonly ts.SignatureDeclaration[]): string | undefined {
  const node = declarations.find(({ type }) => type)?.type;
  return node && textOfTypeNode(node);
}

/**
 * Returns the parameters and the result that a comment describes. Missing types, which are
 * redundant in TypeScript comments, come from the declarations.
 */
export function callbackSignatureOf(
  { parameters, returns }: Jsdoc,
  declarations: readonly ts.SignatureDeclaration[],
): CallbackSignature {
  const params = parameters.map((parameter): ApiParameter => {
    const declared = declarations
      .flatMap((declaration) => [...declaration.parameters])
      .find(({ name }) => name.getText() === parameter.name);
    if (parameter.type !== UNTYPED || !declared?.type) return parameter;
    return {
      ...parameter,
      type: textOfTypeNode(declared.type),
      optional: parameter.optional || declared.questionToken !== undefined,
    };
  });
  const type = returns?.type === UNTYPED ? declaredReturn(declarations) : returns?.type;
  return {
    params: params.length > 0 ? params : undefined,
    returns: returns && { ...returns, type: type ?? returns.type },
  };
}
