import path from 'node:path';
import ts from 'typescript';
import { toApiSlug } from '../../../../../src/site/apiReference';
import type { ApiInterface, ApiProp } from '../../contract';
import { chooseJsdoc } from './chooseJsdoc';
import { collectProps } from './collectProps';
import type { ExtractionContext } from './extractionContext';
import { describeProperties } from './hooks/describeProperties';
import { typeImportOf } from './importStatements';
import { deprecationOf } from './readJsdoc';

/** Longer interfaces are read by the parts that they are composed of. */
const MAX_UNGROUPED = 50;

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
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const props = describeProperties([type], { checker, writer, location: declaration }).filter(
    ({ hidden }) => !hidden,
  );
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
