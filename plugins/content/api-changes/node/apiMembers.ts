import type { ApiComponent } from '../../../common/api-model/apiModel';
import { toClassId, toPropId, toSlotId } from '../../../common/api-model/anchors';

/** A prop, slot or CSS class, in the form in which versions are compared. */
export interface ComparedMember {
  readonly name: string;
  /** Anchor on the component's API page. */
  readonly anchor: string;
  readonly className?: string;
  readonly type?: string;
  readonly default?: string;
  readonly required?: boolean;
  readonly deprecated?: string | true;
}

export type ComparedMembers = ReadonlyMap<string, ComparedMember>;

const byName = (members: readonly ComparedMember[]): ComparedMembers =>
  new Map(members.map((member) => [member.name, member]));

/** Returns a component's own documented props. */
export function propsOf({ name: component, props }: ApiComponent): ComparedMembers {
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

export function slotsOf({ name: component, slots }: ApiComponent): ComparedMembers {
  return byName(
    slots.map((slot) => ({
      name: slot.name,
      anchor: toSlotId(component, slot.name, slot.class),
      className: slot.class ?? undefined,
      default: slot.default,
    })),
  );
}

/** Returns all CSS classes by key, including those that are shown with their slot. */
export function classesOf({ name: component, classes, slots }: ApiComponent): ComparedMembers {
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
