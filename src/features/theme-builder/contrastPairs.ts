import joyColors from '@mui/joy/colors';
import {
  familyOf,
  tableOf,
  valueOf,
  type BuiltTheme,
  type ColorRole,
  type FamilyName,
} from '@site/src/features/built-theme';
import { contrast } from '@site/src/site/contrast';
import { joyShades } from '@site/src/site/joyShades';
import { contrastLevel, textOn, type ContrastLevel } from '@site/src/site/textContrast';
import type { ColorScale, PaletteMode } from '@site/src/site/tokens';

/** Where two colors meet: a label on a filled or soft button, a colored text on the page, or text on a surface. */
export type PairPlace = 'label' | 'softLabel' | 'asText' | 'onBackground' | 'onPaper' | 'textOnIt';

export interface ContrastPair {
  /** The color that the reader sets. */
  readonly role: ColorRole;
  readonly place: PairPlace;
  readonly ratio: number;
  readonly level: ContrastLevel;
}

type Pair = readonly [role: ColorRole, place: PairPlace, ratio: number];
type PairsOf = (theme: BuiltTheme, mode: PaletteMode) => readonly Pair[];

const SURFACES: readonly ColorRole[] = ['background', 'paper', 'text'];

const intentsOf = (theme: BuiltTheme) =>
  [...tableOf(theme).colors.keys()].filter((role) => !SURFACES.includes(role));

const materialPairs: PairsOf = (theme, mode) => {
  const color = (role: ColorRole) => valueOf(theme, `${mode}.${role}`);
  return [
    ...intentsOf(theme).flatMap((role): Pair[] => [
      [role, 'label', textOn(color(role)).ratio],
      [role, 'asText', contrast(color(role), color('background'))],
    ]),
    ['text', 'onBackground', contrast(color('text'), color('background'))],
    ['text', 'onPaper', contrast(color('text'), color('paper'))],
  ];
};

const JOY_SCALES: Readonly<Partial<Record<ColorRole, ColorScale>>> = {
  primary: joyColors.blue,
  neutral: joyColors.grey,
  danger: joyColors.red,
  success: joyColors.green,
  warning: joyColors.yellow,
};

/** Shades that Joy UI's variants have for text, and soft ones below it. Solid ones have white text on 500. */
const JOY_TEXT = {
  light: { soft: [700, 100], plain: 500, plainNeutral: 700, page: 800 },
  dark: { soft: [200, 800], plain: 300, plainNeutral: 300, page: 100 },
} as const;

const joyPairs: PairsOf = (theme, mode) => {
  const { soft, plain, plainNeutral, page } = JOY_TEXT[mode];
  const background = valueOf(theme, `${mode}.background`);
  const scaleOf = (role: ColorRole) => {
    const color = valueOf(theme, `${mode}.${role}`);
    const own = theme[`${mode}.${role}`] === undefined && JOY_SCALES[role];
    return own || joyShades(color);
  };
  return [
    ...intentsOf(theme).flatMap((role): Pair[] => {
      const scale = scaleOf(role);
      const text = scale[role === 'neutral' ? plainNeutral : plain];
      return [
        [role, 'label', contrast('#ffffff', scale[500])],
        [role, 'softLabel', contrast(scale[soft[0]], scale[soft[1]])],
        [role, 'asText', contrast(text, background)],
      ];
    }),
    ['background', 'textOnIt', contrast(scaleOf('neutral')[page], background)],
  ];
};

const PAIRS: Readonly<Record<FamilyName, PairsOf>> = { material: materialPairs, joy: joyPairs };

/** Returns the pairs of text and background that a theme makes in a mode. */
export function contrastPairs(theme: BuiltTheme, mode: PaletteMode): readonly ContrastPair[] {
  return PAIRS[familyOf(theme)](theme, mode).map(([role, place, ratio]) => ({
    role,
    place,
    ratio,
    level: contrastLevel(ratio),
  }));
}

/** The pairs of both modes that are too low for text of the usual size. */
export function lowPairs(theme: BuiltTheme): readonly ContrastPair[] {
  return [...contrastPairs(theme, 'light'), ...contrastPairs(theme, 'dark')].filter(
    ({ level }) => level !== 'enough',
  );
}
