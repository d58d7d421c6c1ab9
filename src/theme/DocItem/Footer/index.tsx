import { PageFeedback } from '@site/src/features/feedback';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooterWithFeedback() {
  return (
    <PageFeedback>
      <DocItemFooter />
    </PageFeedback>
  );
}
