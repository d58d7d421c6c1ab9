import type { DemoCode, DemoFile, DemoSource } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';

/** Returns a demo's code in the given variant. */
export function codeOf({ typescript, javascript }: DemoSource, variant: CodeVariant): DemoCode {
  return variant === 'JS' ? javascript : typescript;
}

export interface ShownVariant {
  /** Variant that the code belongs to; `null` if both are equal, or the stored variant is known. */
  readonly variant: CodeVariant | null;
  readonly code: DemoCode;
}

const text = ({ files, preview }: DemoCode, shown: 'source' | 'preview') =>
  shown === 'preview' ? preview?.code : files.map(({ code }) => code).join('\n');

/**
 * Returns the code to render. `variant` is the stored variant, or `null` on the server: then both
 * are returned, unless they are equal, and style sheets hide one.
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

const headed = ({ name, code }: DemoFile) =>
  `${name.endsWith('.css') ? `/* ${name} */` : `// ${name}`}\n\n${code}`;

/** All code of a demo as one text. Of several files, each follows its name. */
export const wholeText = ({ files }: DemoCode): string =>
  files.length === 1 ? files[0].code : files.map(headed).join('\n');

/** Replaces the demo's own file by the reader's text, if there is one. */
export function editDemoSource(
  source: DemoSource,
  variant: CodeVariant,
  edited: string | null,
): DemoSource {
  if (edited === null) return source;
  const key = variant === 'JS' ? 'javascript' : 'typescript';
  const { files, ...rest } = source[key];
  const [own, ...others] = files;
  return { ...source, [key]: { ...rest, files: [{ ...own, code: edited }, ...others] } };
}
