import { CodeTabs } from '@site/src/features/code';
import { Demo } from '@site/src/features/demo';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

export default { ...MDXComponents, CodeBlock, CodeTabs, Demo, table: ScrollableTable };
