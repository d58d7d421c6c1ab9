import {
  COLOR_ROLES,
  valueOf,
  type BuiltTheme,
  type ColorRole,
} from '@site/src/features/built-theme';
import { contrast } from '@site/src/site/contrast';
import { contrastLevel, textOn, type ContrastLevel } from '@site/src/site/textContrast';
import type { PaletteMode } from '@site/src/site/tokens';

/** Where two colors meet: a label on a filled button, a colored text on the page, or text on a surface. */
export type PairPlace = 'label' | 'asText' | 'onBackground' | 'onPaper';

export interface ContrastPair {
  readonly mode: PaletteMode;
  /** The color that the reader sets. */
  readonly role: ColorRole;
  readonly place: PairPlace;
  readonly ratio: number;
  readonly level: ContrastLevel;
}

const SURFACES: readonly ColorRole[] = ['background', 'paper', 'text'];

/** Returns the pairs of text and background that a theme makes in a mode. */
export function contrastPairs(theme: BuiltTheme, mode: PaletteMode): readonly ContrastPair[] {
  const color = (role: ColorRole) => valueOf(theme, `${mode}.${role}`);
  const pair = (role: ColorRole, place: PairPlace, ratio: number): ContrastPair => ({
    mode,
    role,
    place,
    ratio,
    level: contrastLevel(ratio),
  });
  const intents = COLOR_ROLES.filter((role) => !SURFACES.includes(role));
  return [
    ...intents.flatMap((role) => [
      pair(role, 'label', textOn(color(role)).ratio),
      pair(role, 'asText', contrast(color(role), color('background'))),
    ]),
    pair('text', 'onBackground', contrast(color('text'), color('background'))),
    pair('text', 'onPaper', contrast(color('text'), color('paper'))),
  ];
}

/** The pairs of both modes that are too low for text of the usual size. */
export function lowPairs(theme: BuiltTheme): readonly ContrastPair[] {
  return [...contrastPairs(theme, 'light'), ...contrastPairs(theme, 'dark')].filter(
    ({ level }) => level !== 'enough',
  );
}
