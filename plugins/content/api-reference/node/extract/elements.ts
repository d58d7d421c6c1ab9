import ts from 'typescript';
import type { CollectedProp } from './collectProps';
import type { FoundComponent } from './findComponents';

/** Handlers whose types name the element if that of the ref does not. */
const HANDLERS = ['onCopy', 'onKeyDown', 'onClick', 'onFocus'];

/**
 * Returns the interface of the element that a ref receives, e.g. `HTMLButtonElement`, if the types
 * tell.
 */
export function refElementOf(
  props: ReadonlyMap<string, CollectedProp>,
  { declaration }: FoundComponent,
  checker: ts.TypeChecker,
): string | undefined {
  const textOf = (symbol: ts.Symbol): string =>
    checker.typeToString(
      checker.getTypeOfSymbolAtLocation(symbol, declaration),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
  // The last overload is that of the default element.
  for (const symbol of [...(props.get('ref')?.symbols ?? [])].reverse()) {
    const [element] = /(HTML|SVG)\w*Element/.exec(textOf(symbol)) ?? [];
    if (element) {
      return element;
    }
  }
  for (const name of HANDLERS) {
    const symbol = props.get(name)?.symbols.at(-1);
    const [, element] = (symbol && /<((?:HTML|SVG)\w*Element)>/.exec(textOf(symbol))) || [];
    if (element) {
      return element;
    }
  }
  return undefined;
}

/**
 * Returns `Map` of `declare const Button: ExtendButtonBase<Map>`, which names the default element.
 */
function typeMapOf({ declaration }: FoundComponent): ts.TypeNode | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return node && ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
}

/** Returns the default element of a polymorphic component, e.g. `button`, if the types tell. */
export function defaultElementOf(
  component: FoundComponent,
  checker: ts.TypeChecker,
): string | undefined {
  const node = typeMapOf(component);
  const property = node && checker.getTypeFromTypeNode(node).getProperty('defaultComponent');
  const type = property && checker.getTypeOfSymbolAtLocation(property, component.declaration);
  return type?.isStringLiteral() ? type.value : undefined;
}
