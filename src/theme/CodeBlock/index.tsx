/**
 * Ejected from @docusaurus/theme-classic 3.10.2 (`CodeBlock`): the original highlights in the
 * browser and renders again when the colour mode changes. Here, `plugins/content/code-blocks`
 * highlights fences at build time (spec §4).
 */
import type { CodeBlockAttributes } from '@site/plugins/content/code-blocks/contract';
import { ReactCodeBlock, StaticCodeBlock } from '@site/src/features/code';
import type { Props as OriginalProps } from '@theme/CodeBlock';
import { Children } from 'react';

type Props = Omit<OriginalProps, keyof CodeBlockAttributes> &
  Partial<CodeBlockAttributes> & { readonly language?: string };

/**
 * Takes `html` from the build, or a string as children from a component (rendered without
 * highlighting).
 */
export default function CodeBlock({ html, children, className, language, ...props }: Props) {
  const name = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
  if (html !== undefined) return <StaticCodeBlock {...props} html={html} language={name} />;
  const code = Children.toArray(children)
    .filter((child) => typeof child === 'string' || typeof child === 'number')
    .join('');
  return <ReactCodeBlock code={code} language={name} title={props.title} />;
}
