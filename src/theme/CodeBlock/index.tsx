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

/** Takes `html` from the build, or what a component has as children, which is not highlighted. */
export default function CodeBlock({ html, children, className, language, ...props }: Props) {
  const name = language ?? /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
  if (html !== undefined) return <StaticCodeBlock {...props} html={html} language={name} />;
  const parts = Children.toArray(children);
  if (parts.some((part) => typeof part !== 'string' && typeof part !== 'number')) {
    return (
      <StaticCodeBlock {...props} language={name}>
        {children}
      </StaticCodeBlock>
    );
  }
  return <ReactCodeBlock code={parts.join('')} language={name} title={props.title} />;
}
