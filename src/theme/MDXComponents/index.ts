import { CodeTabs } from '@site/src/features/code';
import ScrollableTable from '@site/src/ui/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import Anchors from './Anchors';

export default { ...MDXComponents, Anchors, CodeBlock, CodeTabs, table: ScrollableTable };
