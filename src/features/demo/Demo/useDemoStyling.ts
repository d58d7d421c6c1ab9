import type { DemoModule, DemoStyling } from '@site/plugins/content/demos/contract';
import { useCodeStyling } from '@site/src/prefs';
import { STYLING_OF_PREFIX } from '@site/src/site/demoHash';

/** The styling in which a demo is shown: the reader's, when the demo comes in it. */
export function useDemoStyling({ stylings }: DemoModule): DemoStyling {
  const { codeStyling } = useCodeStyling();
  return stylings.find((styling) => STYLING_OF_PREFIX[styling] === codeStyling) ?? 'system';
}
