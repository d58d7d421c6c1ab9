import type { DemoCode, DemoSource } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';

/** A demo's code in the reader's language. */
export function codeOf({ typescript, javascript }: DemoSource, variant: CodeVariant): DemoCode {
  return variant === 'JS' ? javascript : typescript;
}
