import type ts from 'typescript';
import type { ApiParameter, ApiReturn } from '../../../contract';
import type { Jsdoc } from '../readJsdoc';

/** What a comment says of a function. */
export interface CallbackSignature {
  readonly params?: readonly ApiParameter[];
  readonly returns?: ApiReturn;
}

/** What `readJsdoc` gives where a comment names no type. */
const UNTYPED = 'any';

/** A type as written, in one line. */
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
 * The parameters and the result that a comment describes. Where it gives no types, as comments in
 * TypeScript need not, they are taken from the declarations of the function.
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
