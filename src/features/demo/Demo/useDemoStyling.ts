import type { DemoModule, DemoStyling } from '@site/plugins/content/demos/contract';
import { useCodeStyling } from '@site/src/prefs';
import { STYLING_OF_PREFIX } from '@site/src/site/demoHash';

/** Returns the stored styling if the demo has it, else the default. */
export function useDemoStyling({ stylings }: DemoModule): DemoStyling {
  const { codeStyling } = useCodeStyling();
  return stylings.find((styling) => STYLING_OF_PREFIX[styling] === codeStyling) ?? 'system';
}
