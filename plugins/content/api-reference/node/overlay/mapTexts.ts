import type { ApiMember, ApiParameter, ApiProp, ApiReturn } from '../../contract';

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

/** Returns a copy of a component, hook or interface with all visible texts mapped. Pure. */
export function mapTexts<Member extends ApiMember>(member: Member, map: MapText): Member {
  const at =
    (group: string, name: string, from?: string): MapOwn =>
    (english, ...path) =>
      map(english, [group, name, ...path], from);
  const mapProps = (group: string, props: readonly ApiProp[]) =>
    props.map((prop) => {
      if (prop.hidden || (!prop.own && prop.from === undefined)) return prop;
      return mapProp(prop, at(group, prop.name, prop.own ? undefined : prop.from));
    });
  const described = mapDescribed(member, (english, ...path) => map(english, path));
  if ('parameters' in member) {
    return {
      ...described,
      parameters: mapProps('parameters', member.parameters),
      returnValue: mapProps('returnValue', member.returnValue),
    };
  }
  const mapped = { ...described, props: mapProps('props', member.props) };
  if (!('slots' in member)) return mapped;
  return {
    ...mapped,
    slots: member.slots.map((slot) => mapDescribed(slot, at('slots', slot.name))),
    classes: member.classes.map((item) => mapDescribed(item, at('classes', item.key))),
  };
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
