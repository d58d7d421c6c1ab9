import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { t } from '@site/src/features/locale';
import { useIssueUrl } from './useIssueUrl';

/** Replaces the ratings if no feedback server is configured. */
export function IssueInvitation() {
  const title = encodeURIComponent(`[docs] ${useDoc().metadata.title}`);
  return (
    <a href={`${useIssueUrl()}&title=${title}`} target="_blank" rel="noopener noreferrer">
      <span>{t('helpful.openIssue')}</span>
    </a>
  );
}
