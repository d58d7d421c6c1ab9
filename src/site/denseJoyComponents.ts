const small = { defaultProps: { size: 'sm' } } as const;

/** Small controls: Joy UI's counterpart to a dense Material UI theme. */
export const DENSE_JOY_COMPONENTS = {
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoyMenuList: small,
  JoyRadio: small,
  JoyRadioGroup: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
} as const;
