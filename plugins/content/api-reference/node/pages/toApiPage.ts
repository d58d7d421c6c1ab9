import { toApiSlug } from '../../../../../src/site/apiReference';
import type { NavPlan } from '../../../../../src/site/nav';
import type {
  ApiComponent,
  ApiComponentPage,
  ApiHook,
  ApiHookPage,
  ApiInterface,
  ApiInterfacePage,
  ApiLink,
  ApiMember,
  ApiPage,
} from '../../contract';
import type { ApiComponentChanges } from '../../../api-changes/contract';
import { toMajorLabel } from '../../../api-changes/node';
import {
  toFormerIds,
  toInheritedPropId,
  toParameterId,
  toPropId,
  toReturnValueId,
} from '../../../../common/api-model/anchors';
import type { RenderComment } from './createHtmlRenderer';
import type { ResolveLink } from './createLinkResolver';
import type { PlanOf } from './findLowerPlans';
import { groupInherited } from './groupInherited';
import type { SourceFacts } from './sourceFacts';
import { toClassRows, toPropRow, toReason, toSlotRows, type RowContext } from './toRows';

/** Changes of a component since the older version. */
export interface PageHistory {
  readonly from: string;
  readonly to: string;
  /** Page with all changes, if it exists. */
  readonly page?: string;
  /** `undefined` if nothing changed. */
  readonly component?: ApiComponentChanges;
}

/** Input of a page besides the model of its component or hook. */
export interface ApiPageContext {
  readonly packageName: string;
  /** Empty, or e.g. `button-` on a shared page. */
  readonly anchorPrefix: string;
  readonly render: RenderComment;
  readonly resolveLink: ResolveLink;
  /** Returns the path of a component's API page, if it has one. */
  readonly apiPathOf: (packageName: string, name: string) => string | undefined;
  /** Paths of the product's interfaces by name. */
  readonly interfaces?: ReadonlyMap<string, string>;
  readonly demos: readonly ApiLink[];
  readonly source: { readonly url: string; readonly path: string };
  readonly facts: SourceFacts;
  /** Name of the component in the theme, if it has one. */
  readonly themeName?: string;
  readonly bundleGuide?: string;
  readonly history?: PageHistory;
  /** Plan of the component, the component of a lower plan that it extends, and the rows' plans. */
  readonly plan?: NavPlan;
  readonly extends?: ApiLink;
  readonly planOf?: PlanOf;
}

const DATA_GRID = /^@mui\/x-data-grid(?:-|$)/;
/** Components that accept the CSS properties of the system as props. */
const SYSTEM_COMPONENTS: readonly string[] = ['Box', 'Grid', 'Stack', 'Typography'];
const SYSTEM_PACKAGES: readonly string[] = ['@mui/material', '@mui/joy', '@mui/system'];

function toPageBase(model: ApiMember, context: ApiPageContext) {
  const { anchorPrefix, bundleGuide, demos, packageName, render, source } = context;
  return {
    name: model.name,
    anchorPrefix,
    displayScope: DATA_GRID.test(packageName) ? ('dataGrid' as const) : ('default' as const),
    deprecated: toReason(model.deprecated, render),
    demos,
    bundleGuide: 'module' in model && model.imports.length > 1 ? bundleGuide : undefined,
    source,
  };
}

function toRowContext(model: ApiMember, context: ApiPageContext): RowContext {
  const { packageName, render, facts, history, planOf, interfaces } = context;
  const changes = history?.component?.changes ?? [];
  const isNew = changes.some(({ subject, kind }) => subject === 'component' && kind === 'added');
  return {
    component: model.name,
    packageName,
    render,
    refHolders: facts.refHolders,
    hasClasses: 'classes' in model && model.classes.length > 0,
    hasSlots: 'slots' in model && model.slots.length > 0,
    planOf,
    interfaces,
    // Rows of a new component are not marked as new.
    history: history && !isNew ? { label: toMajorLabel(history.to), changes } : undefined,
  };
}

/** Returns the data of a component's page. */
export function toComponentPage(
  component: ApiComponent,
  context: ApiPageContext,
): ApiComponentPage {
  const { packageName, resolveLink, apiPathOf, themeName, history } = context;
  const { name, inherits, ref, defaultElement, domProps = 0 } = component;
  const rows = toRowContext(component, context);

  const inherited = groupInherited(component.props, packageName, inherits?.component).map(
    ({ origin, packageName: owner, props }) => ({
      origin,
      to: apiPathOf(owner, origin),
      props: props.map((prop) =>
        toPropRow(prop, toInheritedPropId(name, origin, prop.name), {
          ...rows,
          component: origin,
          packageName: owner,
          // Changes, classes and slots of inherited components do not apply.
          history: undefined,
          planOf: undefined,
          hasClasses: false,
          hasSlots: false,
        }),
      ),
    }),
  );
  const inheritedTo = inherits ? resolveLink(inherits.url) : undefined;
  const changes = history?.component?.changes ?? [];

  return {
    kind: 'component',
    ...toPageBase(component, context),
    plan: context.plan,
    extends: context.extends,
    props: component.props
      .filter(({ own, hidden }) => own && !hidden)
      .map((prop) => toPropRow(prop, toPropId(name, prop.name), rows)),
    inherited,
    native: domProps > 0 ? { element: defaultElement, count: domProps } : undefined,
    ref: ref === undefined ? 'none' : 'root',
    refElement: ref !== undefined && /^[A-Z]\w*Element$/.test(ref) ? ref : undefined,
    inheritance:
      inherits && inheritedTo !== undefined
        ? { component: inherits.component, to: inheritedTo }
        : undefined,
    themeName,
    systemProps:
      (SYSTEM_COMPONENTS.includes(name) && SYSTEM_PACKAGES.includes(packageName)) || undefined,
    slots: toSlotRows(component.slots, rows),
    classes: toClassRows(component.classes, rows),
    changes:
      history && changes.length > 0
        ? { from: history.from, to: history.to, page: history.page, list: changes }
        : undefined,
  };
}

/** Returns the data of a hook's page. */
export function toHookPage(hook: ApiHook, context: ApiPageContext): ApiHookPage {
  const rows = toRowContext(hook, context);
  const former = toFormerIds(context.packageName, hook.name);
  return {
    kind: 'hook',
    ...toPageBase(hook, context),
    parameters: hook.parameters.map((parameter) =>
      toPropRow(parameter, toParameterId(hook.name, parameter.name), rows),
    ),
    returnValue: hook.returnValue.map((value) => ({
      ...toPropRow(value, toReturnValueId(hook.name, value.name), rows),
      formerId: former?.ofRow(value.name),
    })),
    formerIds: former && { import: former.import, reference: former.reference },
  };
}

/** Objects that the grid passes to its users. */
const GIVEN = /^Grid(?:Api|CellParams|Row\w*Params)$/;

/** Returns the data of an interface's page. */
function toInterfacePage(model: ApiInterface, context: ApiPageContext): ApiInterfacePage {
  const { name, props } = model;
  const plans = new Map(props.map((prop) => [prop.name, prop.plan]));
  const rows: RowContext = {
    ...toRowContext(model, context),
    planOf: (_subject, prop) => plans.get(prop),
  };
  const names = [...new Set(props.map(({ group }) => group))].sort((a = '', b = '') =>
    a.localeCompare(b),
  );
  return {
    kind: 'interface',
    ...toPageBase(model, context),
    isGiven: GIVEN.test(name),
    plan: context.plan,
    groups: names.map((group) => ({
      name: group,
      id: group && toApiSlug(group),
      rows: props
        .filter((prop) => prop.group === group)
        .map((prop) => toPropRow(prop, toPropId(name, prop.name), rows)),
    })),
  };
}

/** Returns the data of a component's, hook's or interface's page. */
export function toApiPage(model: ApiMember, context: ApiPageContext): ApiPage {
  if ('parameters' in model) return toHookPage(model, context);
  return 'slots' in model ? toComponentPage(model, context) : toInterfacePage(model, context);
}
