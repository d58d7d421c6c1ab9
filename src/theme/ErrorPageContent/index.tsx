/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent. Why: the original shows the
 * error's message to readers, too, in Infima classes that the site does not use.
 */
import { t } from '@site/src/features/locale';
import RetryNotice from '@site/src/ui/RetryNotice';

interface ErrorPageContentProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/**
 * Replaces a page that crashed. Uses no context, since it may be rendered outside of all providers.
 */
export default function ErrorPageContent({ error, tryAgain }: ErrorPageContentProps) {
  return (
    <main>
      {process.env.NODE_ENV === 'development' && <pre>{error.stack ?? error.message}</pre>}
      <RetryNotice text={t('loading.crashed')} retryLabel={t('loading.retry')} onRetry={tryAgain} />
    </main>
  );
}
