import type { CodeVariant } from '../site/demoHash';
import { rememberedCodeVariant } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  readonly setCodeVariant: (codeVariant: CodeVariant) => void;
}

/** The language of all demos' source: the reader's choice, remembered, or that of a link followed. */
export function useCodeVariant(): CodeVariantChoice {
  return {
    codeVariant: useRememberedValue(rememberedCodeVariant),
    setCodeVariant: rememberedCodeVariant.set,
  };
}
