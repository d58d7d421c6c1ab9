import type { AddressCodec } from '@site/src/features/address-state';

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
  serialize(search, view) {
    const parameters = new URLSearchParams(search);
    for (const name of ['path', 'mode'] as const) {
      if (view[name] === INITIAL[name]) parameters.delete(PARAMETERS[name]);
      else parameters.set(PARAMETERS[name], view[name]);
    }
    // An unescaped dollar sign is valid in a query and easier to read.
    const text = parameters.toString().replaceAll('%24', '$');
    return text === '' ? '' : `?${text}`;
  },
};
