import type { Hit } from './hits';
import type { IconHit } from './icons';

type UnnumberedOption =
  | { readonly type: 'hit'; readonly hit: Hit }
  | { readonly type: 'icon'; readonly icon: IconHit }
  | { readonly type: 'recent'; readonly query: string };

/** An item of the list. */
export type Option = UnnumberedOption & { readonly id: string };

/** Items below a heading. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
}

/** Adds ids to the items and drops empty groups. */
export function toGroups(
  prefix: string,
  groups: readonly { readonly label: string; readonly options: readonly UnnumberedOption[] }[],
): OptionGroup[] {
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ label, options }, group) => ({
      id: `${prefix}-group-${group}`,
      label,
      options: options.map((option, index) => ({
        ...option,
        id: `${prefix}-option-${group}-${index}`,
      })),
    }));
}

export const hitOption = (hit: Hit) => ({ type: 'hit' as const, hit });
