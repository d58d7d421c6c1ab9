import type { NavPlan } from '../../../../../src/site/nav';
import type {
  ApiClass,
  ApiClassRow,
  ApiProp,
  ApiPropNote,
  ApiPropRow,
  ApiRow,
  ApiSlot,
  ApiSlotRow,
} from '../../contract';
import type { ApiChange, ApiChangeSubject } from '../../../api-changes/contract';
import { toClassId, toSlotId } from '../../../../common/api-model/anchors';
import type { RenderComment } from './createHtmlRenderer';
import type { PlanOf } from './findLowerPlans';
import { cleanType, toReadableType, toResultType } from './readableType';

/** When rows of a component were added and deprecated. */
export interface RowHistory {
  /** Label of the newer version, e.g. `v6`. */
  readonly label: string;
  readonly changes: readonly ApiChange[];
}

/** Input of a component's rows. */
export interface RowContext {
  readonly component: string;
  readonly packageName: string;
  readonly render: RenderComment;
  readonly history?: RowHistory;
  /** Returns the plan of what a lower plan's component lacks. */
  readonly planOf?: PlanOf;
  /** Paths of interfaces that types may name. */
  readonly interfaces?: ReadonlyMap<string, string>;
  readonly hasClasses: boolean;
  readonly hasSlots: boolean;
  /** Props whose element must be able to hold a ref. */
  readonly refHolders: readonly string[];
}

const MATERIAL_PACKAGES: readonly string[] = ['@mui/material', '@mui/lab'];

/** Returns the displayed reason of a deprecation; empty without one. */
export const toReason = (deprecated: string | true | undefined, render: RenderComment) =>
  deprecated === true ? '' : deprecated && render(deprecated);

function toBase(
  { render, history, planOf }: RowContext,
  subject: ApiChangeSubject,
  row: { id: string; name: string; description?: string; deprecated?: string | true },
): ApiRow {
  const changes = history?.changes.filter(
    (change) => change.subject === subject && change.name === row.name,
  );
  const plan =
    (subject === 'component' ? undefined : planOf?.(subject, row.name)) ??
    (subject === 'prop' ? toPlan(row.description ?? '') : undefined);
  const has = (...kinds: ApiChange['kind'][]) => changes?.some(({ kind }) => kinds.includes(kind));
  return {
    id: row.id,
    name: row.name,
    description: render(row.description ?? ''),
    deprecated: toReason(row.deprecated, render),
    since: has('added', 'renamed') ? history?.label : undefined,
    deprecatedSince: has('deprecated') ? history?.label : undefined,
    plan,
  };
}

function toNotes(prop: ApiProp, context: RowContext): ApiPropNote[] {
  const { packageName, hasClasses, hasSlots, refHolders } = context;
  const { name } = prop;
  const notes: ApiPropNote[] = [];
  if (name === 'classes' && hasClasses) notes.push('cssApi');
  if (name === 'sx') notes.push('sx');
  const isSlotProp = name === 'slots' || name === 'slotProps';
  if (isSlotProp && hasSlots && !MATERIAL_PACKAGES.includes(packageName)) notes.push('slotsApi');
  if (packageName === '@mui/joy') {
    if (name === 'color') notes.push('joyColor');
    if (name === 'size') notes.push('joySize');
    if (name === 'variant') notes.push('joyVariant');
  }
  const isElement = /^element(?:Type)?\b/.test(prop.muiType);
  const saysSo = isElement && /\bhold a ref\b/.test(prop.description ?? '');
  if (saysSo || refHolders.includes(name)) notes.push('refHolder');
  return notes;
}

/** Returns the plan that a prop requires, from its comment. */
export function toPlan(description: string): NavPlan | undefined {
  const [, plan] =
    /\bavailable in DataGrid(Pro|Premium)\b/.exec(description) ??
    /\b(?:only|available|requires?|needs?)\b[^.\n]*?\b(pro|premium) (?:plan|version|package)\b/i.exec(
      description,
    ) ??
    [];
  if (!plan) return undefined;
  return plan.toLowerCase() === 'premium' ? 'premium' : 'pro';
}

function toSignature(prop: ApiProp, render: RenderComment): ApiPropRow['signature'] {
  const { params = [], returns, type } = prop;
  if (params.length === 0 && !returns) return undefined;
  const list = params.map(
    ({ name, type: parameterType, optional }) =>
      `${name}${optional ? '?' : ''}: ${cleanType(parameterType)}`,
  );
  const result = returns?.type ?? toResultType(type) ?? 'void';
  return {
    text: `function(${list.join(', ')}) => ${cleanType(result)}`,
    parameters: params
      .filter(({ description }) => description !== '')
      .map(({ name, description }) => ({ name, description: render(description) })),
    returns: returns?.description ? render(returns.description) : undefined,
  };
}

/** Returns the pages of the interfaces that a type names; that of the grid's API has a name per plan. */
function toLinks(type: string, { component, interfaces }: RowContext): ApiPropRow['links'] {
  const links = [...new Set(type.match(/\b[A-Z]\w+/g))].flatMap((name) => {
    const known = [name, name.replace(/(?:Community|Pro|Premium)$/, '')].find((each) =>
      interfaces?.has(each),
    );
    const to = known === undefined || known === component ? undefined : interfaces?.get(known);
    return to === undefined ? [] : [[name, to]];
  });
  return links.length > 0 ? (Object.fromEntries(links) as ApiPropRow['links']) : undefined;
}

/** Returns the declared type. For a type parameter of an element, the constraint is clearer. */
function toShownType({ type, muiType }: ApiProp): string {
  return muiType === 'elementType' && /^[A-Z]\w*$/.test(type) ? 'React.ElementType' : type;
}

/** Returns the row of a prop, parameter or return value; `id` is its anchor. */
export function toPropRow(prop: ApiProp, id: string, context: RowContext): ApiPropRow {
  const { render } = context;
  const { types, expanded } = toReadableType(toShownType(prop), prop.expanded);
  const notes = toNotes(prop, context);
  const signature = toSignature(prop, render);
  return {
    ...toBase(context, 'prop', { ...prop, id }),
    required: prop.required,
    types,
    expanded,
    default: prop.default,
    links: toLinks([...types, expanded ?? '', signature?.text ?? ''].join(' '), context),
    see: prop.see && render(prop.see),
    notes: notes.length > 0 ? notes : undefined,
    signature,
  };
}

/** Returns the rows of slots, in source order. */
export function toSlotRows(slots: readonly ApiSlot[], context: RowContext): ApiSlotRow[] {
  return slots.map(({ name, default: value, description, class: className }) => ({
    ...toBase(context, 'slot', {
      id: toSlotId(context.component, name, className),
      name,
      description,
    }),
    className,
    default: value,
  }));
}

/** Returns the rows of classes, sorted by class name. */
export function toClassRows(classes: readonly ApiClass[], context: RowContext): ApiClassRow[] {
  return classes
    .map(({ key, className, description, global, deprecated }) => ({
      ...toBase(context, 'class', {
        id: toClassId(context.component, key, className),
        name: key,
        description,
        deprecated,
      }),
      className,
      global: global || undefined,
    }))
    .sort((a, b) => a.className.localeCompare(b.className, 'en'));
}
