import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../contract';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { defaultOf, isIgnored, readJsdoc } from './readJsdoc';

/**
 * Returns the slots of a component in the order of its `<Name>Slots` interface, with the class of
 * the same name, which is then not listed among the classes.
 */
export function readSlots(
  { name }: FoundComponent,
  classes: readonly ApiClass[],
  { api, rules, exports }: ExtractionContext,
): ApiSlot[] {
  const list = exports.get(`${name}Slots`) ?? exports.get(rules.slotInterfaces[name] ?? '');
  if (!list || !(list.flags & ts.SymbolFlags.Interface)) {
    return [];
  }
  return api.checker
    .getPropertiesOfType(api.checker.getDeclaredTypeOfSymbol(list))
    .flatMap((symbol) => {
      const jsdoc = readJsdoc(symbol.declarations?.slice(0, 1) ?? []);
      return isIgnored(jsdoc)
        ? []
        : {
            name: symbol.name,
            default: defaultOf(jsdoc),
            description: jsdoc.description,
            class: classes.find(({ key }) => key === symbol.name)?.className || null,
          };
    });
}
