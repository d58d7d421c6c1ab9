/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent.
 * Why: it shows readers the text of the error, in Infima's classes, which the site does without.
 */
import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';

interface ErrorPageContentProps {
  readonly tryAgain: () => void;
}

/** In the place of a page that crashed. It needs no context, as it may stand outside of all. */
export default function ErrorPageContent({ tryAgain }: ErrorPageContentProps) {
  return (
    <main>
      <RetryNotice text={t('loading.crashed')} retryLabel={t('loading.retry')} onRetry={tryAgain} />
    </main>
  );
}
