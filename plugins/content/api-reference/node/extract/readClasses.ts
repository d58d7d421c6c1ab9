import ts from 'typescript';
import type { ApiClass } from '../../contract';
import { typeNodeOf, type CollectedProp } from './collectProps';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { deprecationOf, isIgnored, readJsdoc } from './readJsdoc';

/** State classes, which all components share. */
const STATES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** A type with more properties has an index type instead of a list of classes. */
const MAX_CLASSES = 200;

/**
 * Returns the types that list a component's classes: that of its `classes` prop, else
 * `<Name>Classes`.
 */
function classTypesOf(
  component: FoundComponent,
  classesProp: CollectedProp | undefined,
  { api, exports }: ExtractionContext,
): ts.Type[] {
  const { checker } = api;
  if (classesProp) {
    return classesProp.symbols
      .map((symbol) => {
        const node = typeNodeOf(symbol);
        return checker.getNonNullableType(
          node
            ? checker.getTypeFromTypeNode(node)
            : checker.getTypeOfSymbolAtLocation(symbol, component.declaration),
        );
      })
      .filter((type) => checker.getPropertiesOfType(type).length < MAX_CLASSES);
  }
  const list = exports.get(`${component.name}Classes`);
  return list && list.flags & ts.SymbolFlags.Interface
    ? [checker.getDeclaredTypeOfSymbol(list)]
    : [];
}

/** Returns the CSS classes of a component, by key. */
export function readClasses(
  component: FoundComponent,
  classesProp: CollectedProp | undefined,
  context: ExtractionContext,
): ApiClass[] {
  const { classPrefix, statePrefix, classOwners } = context.rules;
  const owner = classOwners[component.name] ?? component.name;
  const classNameOf = (key: string): string => {
    const prefix = STATES.has(key) ? statePrefix : `${classPrefix}${owner}-`;
    return classPrefix === null ? '' : prefix + key;
  };
  const classes = new Map<string, ApiClass>();
  for (const type of classTypesOf(component, classesProp, context)) {
    for (const { name: key, declarations } of context.api.checker.getPropertiesOfType(type)) {
      const jsdoc = readJsdoc(declarations?.slice(0, 1) ?? []);
      if (!classes.has(key) && !isIgnored(jsdoc)) {
        classes.set(key, {
          key,
          className: classNameOf(key),
          description: jsdoc.description,
          global: STATES.has(key),
          deprecated: deprecationOf(jsdoc),
        });
      }
    }
  }
  return [...classes.values()].sort((a, b) => a.key.localeCompare(b.key));
}
