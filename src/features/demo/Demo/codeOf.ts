import type { DemoCode, DemoSource } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';

/** Returns a demo's code in the given variant. */
export function codeOf({ typescript, javascript }: DemoSource, variant: CodeVariant): DemoCode {
  return variant === 'JS' ? javascript : typescript;
}
