import type { DemoSource } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';

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
