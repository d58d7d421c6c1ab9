import path from 'node:path';
import ts from 'typescript';
import { toApiSlug } from '../../../../../src/site/apiReference';
import type { ApiInterface, ApiProp } from '../../contract';
import { chooseJsdoc } from './chooseJsdoc';
import { collectProps } from './collectProps';
import type { ApiProgram } from './createApiProgram';
import type { ExtractionContext } from './extractionContext';
import { describeProperties } from './hooks/describeProperties';
import { typeImportOf } from './importStatements';
import { deprecationOf } from './readJsdoc';
import { withTypeArguments } from './typeArguments';

/** Longer interfaces are read by the parts that they are composed of. */
const MAX_UNGROUPED = 50;

/** Defaults of a column of buttons, which has the comments of all columns. */
export const ACTIONS_DEFAULTS: Readonly<Record<string, string>> = {
  aggregable: 'false',
  disableColumnMenu: 'true',
  disableExport: 'true',
  filterable: 'false',
  sortable: 'false',
};

/**
 * Returns an interface with the defaults of its type parameters if these tell something, or if
 * mapped types have properties only then; else without: `GridColDef<R, V>` tells more than
 * `GridColDef<any, any>`.
 */
function typeOf(name: string, symbol: ts.Symbol, { checker, interfaces }: ApiProgram): ts.Type {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const alias = interfaces.get(name);
  const withDefaults = alias ? checker.getDeclaredTypeOfSymbol(alias) : type;
  const parameters = (type as ts.InterfaceType).typeParameters ?? type.aliasTypeArguments ?? [];
  const areTold = parameters.every((parameter) => {
    const fallback = checker.getDefaultFromTypeParameter(parameter);
    return fallback && !(fallback.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown));
  });
  const count = (each: ts.Type) => collectProps(checker, [each]).size;
  // A union is read member by member, which would tell less than its common declarations.
  const isAlike = withDefaults.isUnion() === type.isUnion();
  return (areTold && isAlike) || count(withDefaults) > count(type) ? withDefaults : type;
}

/** Adds the interface that declares each property. */
function withGroups(props: readonly ApiProp[], type: ts.Type, checker: ts.TypeChecker): ApiProp[] {
  const collected = collectProps(checker, [type]);
  return props.map((prop) => {
    const parent = collected.get(prop.name)?.declarations[0]?.parent;
    return parent && ts.isInterfaceDeclaration(parent)
      ? { ...prop, group: parent.name.text }
      : prop;
  });
}

function describeInterface(
  name: string,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
  { api, writer }: ExtractionContext,
): ApiInterface {
  const { checker, directory, packageName } = api;
  const jsdoc = chooseJsdoc(symbol.declarations ?? [], () => true);
  const type = typeOf(name, symbol, api);
  const defaults = name === 'GridActionsColDef' ? ACTIONS_DEFAULTS : {};
  const collected = collectProps(checker, [type]);
  const props = describeProperties([type], { checker, writer, location: declaration })
    .filter(({ hidden }) => !hidden)
    .map((prop) => {
      const [property] = collected.get(prop.name)?.symbols ?? [];
      return {
        ...(property ? withTypeArguments(prop, property, checker, declaration) : prop),
        default: defaults[prop.name] ?? prop.default,
      };
    });
  return {
    name,
    slug: toApiSlug(name),
    imports: [typeImportOf(name, packageName)],
    description: jsdoc.description,
    deprecated: deprecationOf(jsdoc),
    props: props.length > MAX_UNGROUPED ? withGroups(props, type, checker) : props,
    file: path.relative(directory, declaration.getSourceFile().fileName),
  };
}

/** Describes the named interfaces that a package exports. */
export function describeInterfaces(
  names: readonly string[],
  context: ExtractionContext,
): Record<string, ApiInterface> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const symbol = context.exports.get(name);
      const declaration = symbol?.declarations?.[0];
      return symbol && declaration
        ? [[name, describeInterface(name, symbol, declaration, context)]]
        : [];
    }),
  );
}
