import type {
  ApiClass,
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiMember,
  ApiParameter,
  ApiProp,
  ApiReturn,
  ApiSlot,
} from '../../contract';

/**
 * Returns the replacement of an English text.
 * @param path Path of the text in an overlay file.
 * @param inheritedFrom File that declares it, if it belongs to another component.
 */
export type MapText = (
  english: string,
  path: readonly string[],
  inheritedFrom?: string | undefined,
) => string;

/** Maps the own texts of an item. */
type MapOwn = (english: string, ...path: readonly string[]) => string;

interface Described {
  readonly description?: string;
  readonly deprecated?: string | true;
}

function mapDescribed<Item extends Described>(item: Item, map: MapOwn): Item {
  return {
    ...item,
    ...(item.description && { description: map(item.description, 'description') }),
    // A deprecation without reason has no text.
    ...(typeof item.deprecated === 'string' &&
      item.deprecated !== '' && { deprecated: map(item.deprecated, 'deprecated') }),
  };
}

function mapParameter(parameter: ApiParameter, map: MapOwn): ApiParameter {
  const { name, description } = parameter;
  return description === ''
    ? parameter
    : { ...parameter, description: map(description, 'params', name) };
}

function mapReturn(returns: ApiReturn, map: MapOwn): ApiReturn {
  const { description } = returns;
  return description === '' ? returns : { ...returns, description: map(description, 'returns') };
}

function mapProp(prop: ApiProp, map: MapOwn): ApiProp {
  const { params, returns } = prop;
  return {
    ...mapDescribed(prop, map),
    ...(params && { params: params.map((parameter) => mapParameter(parameter, map)) }),
    ...(returns && { returns: mapReturn(returns, map) }),
  };
}

function mapComponent(component: ApiComponent, map: MapText): ApiComponent {
  const at =
    (group: string, name: string, from?: string): MapOwn =>
    (english, ...path) =>
      map(english, [group, name, ...path], from);
  return {
    ...mapDescribed(component, (english, ...path) => map(english, path)),
    props: component.props.map((prop) => {
      if (prop.hidden || (!prop.own && prop.from === undefined)) return prop;
      return mapProp(prop, at('props', prop.name, prop.own ? undefined : prop.from));
    }),
    slots: component.slots.map((slot): ApiSlot => mapDescribed(slot, at('slots', slot.name))),
    classes: component.classes.map((item): ApiClass => mapDescribed(item, at('classes', item.key))),
  };
}

function mapInterface(model: ApiInterface, map: MapText): ApiInterface {
  return {
    ...mapDescribed(model, (english, ...path) => map(english, path)),
    props: model.props.map((prop) =>
      mapProp(prop, (english, ...path) => map(english, ['props', prop.name, ...path])),
    ),
  };
}

function mapHook(hook: ApiHook, map: MapText): ApiHook {
  const mapGroup = (group: 'parameters' | 'returnValue') =>
    hook[group].map((prop) =>
      prop.hidden
        ? prop
        : mapProp(prop, (english, ...path) => map(english, [group, prop.name, ...path])),
    );
  return {
    ...mapDescribed(hook, (english, ...path) => map(english, path)),
    parameters: mapGroup('parameters'),
    returnValue: mapGroup('returnValue'),
  };
}

/** Returns a copy of a component, hook or interface with all visible texts mapped. Pure. */
export function mapTexts(member: ApiComponent, map: MapText): ApiComponent;
export function mapTexts(member: ApiHook, map: MapText): ApiHook;
export function mapTexts(member: ApiInterface, map: MapText): ApiInterface;
export function mapTexts(member: ApiMember, map: MapText): ApiMember;
export function mapTexts(member: ApiMember, map: MapText): ApiMember {
  if ('parameters' in member) return mapHook(member, map);
  return 'slots' in member ? mapComponent(member, map) : mapInterface(member, map);
}

/** A text to translate. */
export interface EnglishText {
  readonly path: readonly string[];
  readonly english: string;
}

/** Returns the own texts of a component or hook; inherited ones are translated at their origin. */
export function listTexts(member: ApiMember): EnglishText[] {
  const texts: EnglishText[] = [];
  mapTexts(member, (english, path, inheritedFrom) => {
    if (inheritedFrom === undefined) texts.push({ path, english });
    return english;
  });
  return texts;
}
