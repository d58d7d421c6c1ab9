import { CURRENT_VERSION } from '../../../../src/site/products';
import type { ApiClass, ApiMember, ApiProp } from '../../api-reference/contract';
import {
  apiAddressesOf,
  type ApiModel,
  loadShownModels,
  membersOf,
} from '../../api-reference/node';
import { toPropId } from '../../../common/api-model/anchors';

export interface ApiNameProp {
  /** Address of its row, if it has one. */
  readonly to?: string;
  readonly type?: string;
  /** The strings it takes; `undefined` if it takes others, too. */
  readonly values?: readonly string[];
  /** Without quotes. */
  readonly default?: string;
}

/** What is known of a component or hook. */
export interface ApiName {
  readonly name: string;
  readonly packageName: string;
  readonly productId?: string;
  /** Address of its API page, if it has one. */
  readonly to?: string;
  readonly props: ReadonlyMap<string, ApiNameProp>;
  readonly slots: readonly string[];
  readonly classes: readonly Pick<ApiClass, 'key' | 'className'>[];
}

/** The components and hooks of a docs version, by name. Several packages may have one of a name. */
export type ApiNames = ReadonlyMap<string, readonly ApiName[]>;

const unquote = (text: string) => text.replace(/^(['"`])(.*)\1$/s, '$2');

/** The strings of a union such as `'small' | 'large' | number`; none if it has `string` or names. */
export function stringsOf(type: string): readonly string[] | undefined {
  const members = type.split('|').map((member) => member.trim());
  const isClosed = members.every((m) =>
    /^(?:'[^']*'|"[^"]*"|-?[\d.]+|boolean|true|false|null|undefined)$/.test(m),
  );
  const strings = members.filter((member) => /^['"]/.test(member)).map(unquote);
  return isClosed && strings.length > 0 ? strings : undefined;
}

function toProp({ type, expanded = type, default: value }: ApiProp, to?: string): ApiNameProp {
  return { to, type: expanded, values: stringsOf(expanded), default: value && unquote(value) };
}

function toProps(member: ApiMember, to: string | undefined): ApiName['props'] {
  const page = to?.replace(/#.*$/, '');
  const hasRows = 'props' in member;
  const props = hasRows ? member.props : [...member.parameters, ...member.returnValue];
  return new Map(
    props
      .filter(({ hidden }) => !hidden)
      .map((prop) => [
        prop.name,
        toProp(
          prop,
          page && hasRows && prop.own ? `${page}#${toPropId(member.name, prop.name)}` : undefined,
        ),
      ]),
  );
}

/** Gathers the names of a docs version from the models of packages, by their installed names. */
export function toApiNames(models: ReadonlyMap<string, ApiModel>, version: string): ApiNames {
  const addresses = apiAddressesOf(version);
  const byName = new Map<string, ApiName[]>();
  const used = new Map(addresses.pages.map((page) => [page.installedAs, page]));
  for (const [installedAs, { packageName, productId }] of used) {
    const model = models.get(installedAs);
    for (const member of model ? membersOf(model) : []) {
      const { name } = member;
      const to = addresses.pathOf(packageName, name);
      const [slots, classes] = 'slots' in member ? [member.slots, member.classes] : [[], []];
      // A higher plan's package has the interfaces of the lower ones, too.
      if (to === undefined && !('module' in member)) continue;
      const known: ApiName = {
        name,
        packageName,
        productId,
        to,
        props: toProps(member, to),
        slots: slots.map((slot) => slot.name),
        classes: [
          ...classes,
          ...slots.flatMap((slot) =>
            slot.class ? [{ key: slot.name, className: slot.class }] : [],
          ),
        ],
      };
      byName.set(name, [...(byName.get(name) ?? []), known]);
    }
  }
  return byName;
}

/** Loads the names of all docs versions, from the cache of the API reference where it can. */
export async function loadApiNames(siteDir: string): Promise<(version: string) => ApiNames> {
  const models = await loadShownModels(siteDir);
  const versions = new Map<string, ApiNames>();
  return (version = CURRENT_VERSION) => {
    const names = versions.get(version) ?? toApiNames(models, version);
    versions.set(version, names);
    return names;
  };
}
