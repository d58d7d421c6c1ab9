/** The styles of `@mui/icons-material`, in the package's order. `Filled` has no suffix. */
export const ICON_STYLES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/** The icons of a style: name without the style's suffix -> content of the `<svg>`. */
export type IconMarkup = Readonly<Record<string, string>>;

/** The data file of a style, below `@generated/material-icons/default/`. */
export const toIconFile = (style: IconStyle) => `${style}.json`;
