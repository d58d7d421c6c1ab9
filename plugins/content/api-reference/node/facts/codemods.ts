/**
 * Names below `deprecations/` in `@mui/codemod` 6.1.0, read from its published folder. Those for
 * props that version 6.1.0 does not deprecate (`accordion-props`, `avatar-props`,
 * `speed-dial-props`) are left out.
 */
const CODEMODS: ReadonlySet<string> = new Set(
  `
  accordion-summary-classes alert-classes alert-props autocomplete-props avatar-group-props
  backdrop-props badge-props button-classes button-group-classes chip-classes
  circular-progress-classes divider-props filled-input-props form-control-label-props
  image-list-item-bar-classes input-base-props input-props list-item-props modal-props
  outlined-input-props pagination-item-classes pagination-item-props popper-props slider-props
  step-connector-classes step-label-props tab-classes table-sort-label-classes text-field-props
  toggle-button-group-classes tooltip-props typography-props
`
    .trim()
    .split(/\s+/),
);

/** Props that a codemod replaces, of most components and of those with others. */
const SLOT_PROPS: readonly string[] = ['components', 'componentsProps'];
const REPLACED_PROPS: Readonly<Record<string, readonly string[]>> = {
  'divider-props': ['light'],
  'text-field-props': [
    'FormHelperTextProps',
    'InputLabelProps',
    'InputProps',
    'SelectProps',
    'inputProps',
  ],
  'typography-props': ['paragraph'],
};

/** Returns the codemod that replaces a prop of the component with this slug. */
export function codemodOfProp(slug: string, prop: string): string | undefined {
  const name = `${slug}-props`;
  const isReplaced = (REPLACED_PROPS[name] ?? SLOT_PROPS).includes(prop);
  return CODEMODS.has(name) && isReplaced ? `deprecations/${name}` : undefined;
}

/** Returns the codemod that replaces the composed classes of the component with this slug. */
export function codemodOfClasses(slug: string): string | undefined {
  const name = `${slug}-classes`;
  return CODEMODS.has(name) ? `deprecations/${name}` : undefined;
}
