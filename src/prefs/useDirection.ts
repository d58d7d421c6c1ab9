import type { Direction } from './model';
import { rememberedDirection } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface DirectionChoice {
  readonly direction: Direction;
  readonly setDirection: (direction: Direction) => void;
}

/** Chosen text direction, stored and in sync across tabs. */
export function useDirection(): DirectionChoice {
  return {
    direction: useRememberedValue(rememberedDirection),
    setDirection: rememberedDirection.set,
  };
}
