import { useNotedPage } from '@site/src/features/analytics';
import { useOldAnchor } from '@site/src/features/old-anchors';
import Layout from '@theme-original/Layout';
import type { Props } from '@theme/Layout';

/** What every page does: it is recorded, which needs the layout, and finds what old links meant. */
export default function SiteLayout(props: Props) {
  useNotedPage();
  useOldAnchor();
  return <Layout {...props} />;
}
