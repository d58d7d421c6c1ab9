import ts from 'typescript';
import type { CollectedProp } from './collectProps';
import type { FoundComponent } from './findComponents';

/** Handlers that name their element where the type of the ref leaves it open. */
const HANDLERS = ['onCopy', 'onKeyDown', 'onClick', 'onFocus'];

/** The interface of the element that a ref gets, e.g. `HTMLButtonElement`, where the types tell. */
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
  // The last overload is that of the element used by default.
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

/** `Map` of `declare const Button: ExtendButtonBase<Map>`, which says what is rendered by default. */
function typeMapOf({ declaration }: FoundComponent): ts.TypeNode | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.type : undefined;
  return node && ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
}

/** The element that a polymorphic component renders by default, e.g. `button`, where the types tell. */
export function defaultElementOf(
  component: FoundComponent,
  checker: ts.TypeChecker,
): string | undefined {
  const node = typeMapOf(component);
  const property = node && checker.getTypeFromTypeNode(node).getProperty('defaultComponent');
  const type = property && checker.getTypeOfSymbolAtLocation(property, component.declaration);
  return type?.isStringLiteral() ? type.value : undefined;
}
