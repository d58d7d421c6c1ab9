export { ReactCodeBlock, type ReactCodeBlockProps } from './CodeBlock/ReactCodeBlock';
export { StaticCodeBlock } from './CodeBlock/StaticCodeBlock';
export { CodeTabs, type CodeTabsProps } from './CodeTabs/CodeTabs';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { copyToClipboard } from './copying/copyToClipboard';
export { codeBlockMark } from './copying/markup';
export { codeClasses } from './HighlightedCode/codeClasses';
export { HighlightedCode, type HighlightedCodeProps } from './HighlightedCode/HighlightedCode';
export { useCopyListeners } from './copying/useCopyListeners';
