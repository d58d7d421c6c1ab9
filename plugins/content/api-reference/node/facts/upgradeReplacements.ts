import type { UpgradeRow } from '../../contract';

/** What a removed or renamed name of Material UI 5 becomes in version 6. */
export type UpgradeReplacement = Pick<UpgradeRow, 'instead' | 'note' | 'codemod' | 'codemodWith'>;

const LIST_ITEM_CODEMOD = 'v6.0.0/list-item-button-prop';
const GRID_CODEMOD = 'v6.0.0/grid-v2-props';

/** Of those by component and subject that the comparison of versions does not tell itself. */
export const UPGRADE_REPLACEMENTS: Readonly<
  Record<string, Readonly<Record<string, UpgradeReplacement>>>
> = {
  'ListItem prop': {
    button: { instead: 'ListItemButton', codemod: LIST_ITEM_CODEMOD },
    autoFocus: { instead: 'ListItemButton', codemod: LIST_ITEM_CODEMOD, codemodWith: 'button' },
    disabled: { instead: 'ListItemButton', codemod: LIST_ITEM_CODEMOD, codemodWith: 'button' },
    selected: { instead: 'ListItemButton', codemod: LIST_ITEM_CODEMOD, codemodWith: 'button' },
  },
  'ListItem class': {
    button: { instead: 'listItemButtonClasses.root' },
    disabled: { instead: 'listItemButtonClasses.disabled' },
    focusVisible: { instead: 'listItemButtonClasses.focusVisible' },
    selected: { instead: 'listItemButtonClasses.selected' },
  },
  'Grid2 prop': {
    disableEqualOverflow: {
      note: 'Remove it: the spacing is the CSS `gap`, and the grid stays within its parent.',
    },
    size: { instead: 'size', codemod: GRID_CODEMOD },
    offset: { instead: 'offset', codemod: GRID_CODEMOD },
  },
};

/** Keys within an object that a prop takes; no model lists them. */
export const CHANGED_KEYS = [
  {
    component: 'AvatarGroup',
    prop: 'slotProps',
    key: 'additionalAvatar',
    instead: 'slotProps.surplus',
  },
] as const;
