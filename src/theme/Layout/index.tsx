import { useNotedPage } from '@site/src/features/analytics';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';

/** Records the current page, which is unknown outside of the layout. */
export default function NotedLayout(props: Props) {
  useNotedPage();
  return <Layout {...props} />;
}
