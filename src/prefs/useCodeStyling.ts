import type { CodeStyling } from '../site/demoHash';
import { rememberedCodeStyling } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  readonly setCodeStyling: (codeStyling: CodeStyling) => void;
}

/** The styling of all demos that have it: the reader's choice, remembered, or that of a link followed. */
export function useCodeStyling(): CodeStylingChoice {
  return {
    codeStyling: useRememberedValue(rememberedCodeStyling),
    setCodeStyling: rememberedCodeStyling.set,
  };
}
