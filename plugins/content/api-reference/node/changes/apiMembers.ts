import type { ApiComponent } from '../../contract';
import { toClassId, toPropId, toSlotId } from '../pages/anchors';

/** What props, slots and CSS classes have in common when two versions of them are compared. */
export interface ApiMember {
  readonly name: string;
  /** The anchor on the component's API page. */
  readonly anchor: string;
  readonly className?: string;
  readonly type?: string;
  readonly default?: string;
  readonly required?: boolean;
  readonly deprecated?: string | true;
}

export type ApiMembers = ReadonlyMap<string, ApiMember>;

const byName = (members: readonly ApiMember[]): ApiMembers =>
  new Map(members.map((member) => [member.name, member]));

/** The props that a component documents as its own. */
export function propsOf({ name: component, props }: ApiComponent): ApiMembers {
  return byName(
    props
      .filter(({ own, hidden }) => own && !hidden)
      .map((prop) => ({
        name: prop.name,
        anchor: toPropId(component, prop.name),
        type: prop.muiType,
        default: prop.default,
        required: prop.required ?? false,
        deprecated: prop.deprecated,
      })),
  );
}

export function slotsOf({ name: component, slots }: ApiComponent): ApiMembers {
  return byName(
    slots.map((slot) => ({
      name: slot.name,
      anchor: toSlotId(component, slot.name, slot.class),
      className: slot.class ?? undefined,
      default: slot.default,
    })),
  );
}

/** All CSS classes by key. The class of a slot is shown with the slot, but is there all the same. */
export function classesOf({ name: component, classes, slots }: ApiComponent): ApiMembers {
  return byName([
    ...slots.flatMap((slot) =>
      slot.class === null
        ? []
        : {
            name: slot.name,
            anchor: toSlotId(component, slot.name, slot.class),
            className: slot.class,
          },
    ),
    ...classes.map(({ key, className, deprecated }) => ({
      name: key,
      anchor: toClassId(component, key, className),
      className,
      deprecated,
    })),
  ]);
}
