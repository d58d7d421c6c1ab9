const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Small controls and dense margins of a Material UI theme (spec §4). */
export const DENSE_COMPONENTS = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseMargin,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;
