import type { DemoCode, DemoSource } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import { codeOf } from './codeOf';

export interface ShownVariant {
  /** The variant it is for; `null` when it is the same in both, or the reader's is known. */
  readonly variant: CodeVariant | null;
  readonly code: DemoCode;
}

const text = ({ files, preview }: DemoCode, shown: 'source' | 'preview') =>
  shown === 'preview' ? preview?.code : files.map(({ code }) => code).join('\n');

/**
 * The code to draw. `variant` is the reader's, or `null` on the server, which does not know it: then
 * both are drawn and style sheets hide one, unless they are the same.
 */
export function shownCodes(
  source: DemoSource,
  shown: 'source' | 'preview',
  variant: CodeVariant | null,
): readonly ShownVariant[] {
  if (variant !== null) return [{ variant: null, code: codeOf(source, variant) }];
  const { typescript, javascript } = source;
  if (text(typescript, shown) === text(javascript, shown)) {
    return [{ variant: null, code: typescript }];
  }
  return [
    { variant: 'TS', code: typescript },
    { variant: 'JS', code: javascript },
  ];
}
