/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent. Why: the original shows the
 * error's message, in Infima classes that the site does not use.
 */
import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';

interface ErrorPageContentProps {
  readonly tryAgain: () => void;
}

/**
 * Replaces a page that crashed. Uses no context, since it may be rendered outside of all providers.
 */
export default function ErrorPageContent({ tryAgain }: ErrorPageContentProps) {
  return (
    <main>
      <RetryNotice text={t('loading.crashed')} retryLabel={t('loading.retry')} onRetry={tryAgain} />
    </main>
  );
}
