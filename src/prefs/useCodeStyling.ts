import type { CodeStyling } from '../site/demoHash';
import { rememberedCodeStyling } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface CodeStylingChoice {
  readonly codeStyling: CodeStyling;
  readonly setCodeStyling: (codeStyling: CodeStyling) => void;
}

/** Styling of all demos that have it: the stored choice, or that of the link that was followed. */
export function useCodeStyling(): CodeStylingChoice {
  return {
    codeStyling: useRememberedValue(rememberedCodeStyling),
    setCodeStyling: rememberedCodeStyling.set,
  };
}
