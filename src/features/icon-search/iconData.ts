import type { IconMarkup, IconStyle } from '@site/plugins/content/material-icons/contract';

type IconModule = { readonly default: IconMarkup };

const LOADERS: Readonly<Record<IconStyle, () => Promise<IconModule>>> = {
  Filled: () => import('@generated/material-icons/default/Filled.json'),
  Outlined: () => import('@generated/material-icons/default/Outlined.json'),
  Rounded: () => import('@generated/material-icons/default/Rounded.json'),
  TwoTone: () => import('@generated/material-icons/default/TwoTone.json'),
  Sharp: () => import('@generated/material-icons/default/Sharp.json'),
};

/** Loads the drawings of a style, some 150 kB compressed. Rejects offline. */
export const loadIcons = (style: IconStyle): Promise<IconMarkup> =>
  LOADERS[style]().then(({ default: icons }) => icons);

/** The component of an icon in a style, e.g. `DeleteTwoTone`. */
export const toComponentName = (name: string, style: IconStyle) =>
  style === 'Filled' ? name : `${name}${style}`;

/** The statement that imports a component. */
export const toImport = (component: string) =>
  `import ${component}Icon from '@mui/icons-material/${component}';`;
