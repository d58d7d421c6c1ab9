import type { CodeVariant } from '../site/demoHash';
import { rememberedCodeVariant } from './rememberedValues';
import { useRememberedValue } from './useRememberedValue';

export interface CodeVariantChoice {
  readonly codeVariant: CodeVariant;
  readonly setCodeVariant: (codeVariant: CodeVariant) => void;
}

/** Language of all demo source: the stored choice, or that of the link that was followed. */
export function useCodeVariant(): CodeVariantChoice {
  return {
    codeVariant: useRememberedValue(rememberedCodeVariant),
    setCodeVariant: rememberedCodeVariant.set,
  };
}
