import { withParameters, type AddressCodec } from '@site/src/features/address-state';

export const THEME_MODES = ['light', 'dark'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

export interface ThemeView {
  /** Path of the group that was opened last, or empty. */
  readonly path: string;
  readonly mode: ThemeMode;
}

/** Longer than any path of the theme; the rest of a URL's query is cut off. */
const MAX_PATH_LENGTH = 200;

const PARAMETERS = { path: 'expand-path', mode: 'mode' } as const;

const INITIAL: ThemeView = { path: '', mode: 'light' };

/** `?expand-path=$.palette.primary&mode=dark`, without what is the default. */
export const THEME_ADDRESS: AddressCodec<ThemeView> = {
  initial: INITIAL,
  parse(search) {
    const parameters = new URLSearchParams(search);
    return {
      path: (parameters.get(PARAMETERS.path) ?? '').slice(0, MAX_PATH_LENGTH),
      mode: THEME_MODES.find((mode) => mode === parameters.get(PARAMETERS.mode)) ?? INITIAL.mode,
    };
  },
  serialize: (search, { path, mode }) =>
    withParameters(search, {
      [PARAMETERS.path]: path,
      [PARAMETERS.mode]: mode === INITIAL.mode ? '' : mode,
      // An unescaped dollar sign is valid in a query and easier to read.
    }).replaceAll('%24', '$'),
};
