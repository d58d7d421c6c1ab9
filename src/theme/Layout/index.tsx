import { useNotedPage } from '@site/src/features/analytics';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';

/** Notes the page that is shown, which nothing outside of the layout can tell. */
export default function NotedLayout(props: Props) {
  useNotedPage();
  return <Layout {...props} />;
}
