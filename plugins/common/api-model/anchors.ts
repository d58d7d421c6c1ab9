import { toApiSlug } from '../../../src/site/apiReference';

/** Anchors of the rows of a component or hook. Existing links depend on them (spec §5). */
export const toPropId = (component: string, prop: string) => `${toApiSlug(component)}-prop-${prop}`;

export const toInheritedPropId = (component: string, origin: string, prop: string) =>
  `${toApiSlug(component)}-inherited-${toApiSlug(origin)}-${prop}`;

export const toClassId = (component: string, classKey: string, className: string) =>
  `${toApiSlug(component)}-classes-${className || classKey}`;

/** Slots keep the case of the component's name. */
export const toSlotId = (component: string, slot: string, className: string | null) =>
  `${component}-css-${className ?? slot}`;

export const toParameterId = (hook: string, parameter: string) =>
  `${toApiSlug(hook)}-parameters-${parameter}`;

export const toReturnValueId = (hook: string, value: string) =>
  `${toApiSlug(hook)}-return-value-${value}`;

/** Packages whose hooks had pages with other ids, such as `#reference`. */
const RENAMED_PACKAGES: readonly string[] = ['@toolpad/core'];

/** Former ids on the page of a hook: of two sections, and of each function that it returns. */
export const toFormerIds = (packageName: string, hook: string) =>
  RENAMED_PACKAGES.includes(packageName)
    ? {
        import: 'usage',
        reference: `reference ${hook.toLowerCase()}`,
        ofRow: (name: string) => `${hook.replace(/^use/, '')}${name}`.toLowerCase(),
      }
    : undefined;

/** Anchors of a page's sections, after its prefix. */
export const SECTION_IDS = {
  demos: 'demos',
  import: 'import',
  props: 'props',
  properties: 'properties',
  parameters: 'parameters',
  returnValue: 'return-value',
  inheritance: 'inheritance',
  themeDefaultProps: 'theme-default-props',
  slots: 'slots',
  classes: 'classes',
  sourceCode: 'source-code',
} as const;
export type SectionName = keyof typeof SECTION_IDS;

/**
 * Normalizes anchors, so that links of different ages match: `#Button-prop-color` and
 * `#button-prop-color`, `#direction-asc` and `#directionAsc`.
 */
export const squashHash = (hash: string) =>
  hash.replace(/^#/, '').replaceAll('-', '').toLowerCase();

/** Anchors of a page, by themselves and by normalized aliases. */
export type PageAnchors = ReadonlyMap<string, string>;

/**
 * Finds an anchor for a hash. An exact match has priority, since `InputProps` and `inputProps`
 * differ.
 */
export const findAnchor = (anchors: PageAnchors, hash: string) =>
  anchors.get(hash) ?? anchors.get(squashHash(hash));

/** Properties of a component, hook or interface that determine its anchors. */
export interface AnchoredModel {
  readonly name: string;
  readonly props?: readonly { readonly name: string; readonly own: boolean }[];
  readonly slots?: readonly { readonly name: string; readonly class: string | null }[];
  readonly classes?: readonly { readonly key: string; readonly className: string }[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly returnValue?: readonly { readonly name: string }[];
}

/** Returns the anchors of an API page; on a shared page with the prefixes of its members. */
export function toPageAnchors(
  members: readonly { readonly model: AnchoredModel; readonly prefix: string }[],
): PageAnchors {
  const anchors = new Map<string, string>();
  const add = (id: string, ...others: readonly string[]) => {
    anchors.set(id, id);
    for (const hash of [id, ...others]) {
      const key = squashHash(hash);
      if (!anchors.has(key)) anchors.set(key, id);
    }
  };

  for (const { model, prefix } of members) {
    const { name } = model;
    if (prefix) add(toApiSlug(name));
    for (const { name: prop, own } of model.props ?? []) {
      if (own) add(toPropId(name, prop), `${name}-props-${prop}`);
    }
    for (const { key, className } of model.classes ?? []) {
      add(toClassId(name, key, className), `${name}-classes-${key}`, `${name}-css-${key}`);
    }
    // Some classes became slots; old links contain "classes".
    for (const { name: slot, class: className } of model.slots ?? []) {
      add(
        toSlotId(name, slot, className),
        `${name}-slots-${slot}`,
        `${name}-css-${slot}`,
        `${name}-classes-${slot}`,
        ...(className ? [`${name}-classes-${className}`] : []),
      );
    }
    for (const { name: parameter } of model.parameters ?? []) add(toParameterId(name, parameter));
    for (const { name: value } of model.returnValue ?? []) add(toReturnValueId(name, value));
    const sections: readonly (readonly [SectionName, boolean])[] = [
      ['import', true],
      ['sourceCode', true],
      ['props', model.props !== undefined && model.slots !== undefined],
      // Interfaces have no slots.
      ['properties', model.props !== undefined && model.slots === undefined],
      ['slots', (model.slots ?? []).length > 0],
      ['classes', (model.classes ?? []).length > 0],
      ['parameters', (model.parameters ?? []).length > 0],
      ['returnValue', (model.returnValue ?? []).length > 0],
    ];
    for (const [section, there] of sections) if (there) add(`${prefix}${SECTION_IDS[section]}`);
  }
  return anchors;
}
