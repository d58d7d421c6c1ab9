import path from 'node:path';
import ts from 'typescript';
import { toApiSlug } from '../../../../../src/site/apiReference';
import type { ApiComponent } from '../../contract';
import { chooseProps } from './chooseProps';
import { collectProps, typesOfFirstParameter } from './collectProps';
import { describeProps } from './describeProps';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { importStatementsOf } from './importStatements';
import { readClasses } from './readClasses';
import { parseComponentComment } from './parseComponentComment';
import { defaultElementOf, refElementOf } from './elements';
import { deprecationOf, readJsdoc } from './readJsdoc';
import { readSlots } from './readSlots';

/** A comment on `const Button = …` belongs to the statement. */
function commentedNodesOf({ declaration, symbol }: FoundComponent): readonly ts.Node[] {
  return [
    ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration,
    ...(symbol.declarations ?? []),
  ];
}

/** Whether the `component` prop affects the other props: some overload lacks it. */
function isPolymorphic(types: readonly ts.Type[]): boolean {
  const has = types.map((type) =>
    (type.isUnion() ? type.types : [type]).some((member) => member.getProperty('component')),
  );
  return has.includes(true) && has.includes(false);
}

/** Returns the model of a component. */
export function describeComponent(
  component: FoundComponent,
  context: ExtractionContext,
): ApiComponent {
  const { name } = component;
  const { checker, directory, packageName } = context.api;
  const jsdoc = readJsdoc(commentedNodesOf(component));
  const types = typesOfFirstParameter(checker, component.signatures, component.declaration);
  const collected = collectProps(checker, types);
  const chosen = chooseProps(component, collected, context);
  const classes = readClasses(component, collected.get('classes'), context);
  const slots = readSlots(component, classes, context);
  const foreign = chosen.filter(({ own }) => !own);
  const domProps = foreign.filter(({ native }) => native).length;
  const inheritedProps = foreign.length - domProps;
  return {
    name,
    slug: toApiSlug(name),
    module: component.module,
    imports: importStatementsOf(component, packageName),
    ...parseComponentComment(jsdoc.description),
    deprecated: deprecationOf(jsdoc),
    ref: refElementOf(collected, component, checker),
    polymorphic: isPolymorphic(types),
    defaultElement: defaultElementOf(component, checker),
    props: describeProps(chosen, component, context),
    slots,
    classes: classes.filter(({ key }) => !slots.some((slot) => slot.name === key)),
    inheritedProps: inheritedProps || undefined,
    domProps: domProps || undefined,
    file: path.relative(directory, component.file),
  };
}
