import { langOf, t } from '@site/src/features/locale';
import { useServices } from '@site/src/features/services';
import { CONTROL_ATTRIBUTE } from './controls';
import styles from './styles.module.css';
import { useIssueUrl } from './useIssueUrl';

/**
 * Control at the end of a heading: comments on the section at `hash`, or opens an issue about it.
 */
export function SectionComment({ hash }: { readonly hash: string }) {
  const { feedbackUrl } = useServices();
  const issueUrl = useIssueUrl(hash);
  const props = {
    className: styles.comment,
    title: t('helpful.postComment'),
    lang: langOf('helpful.postComment'),
  };
  return feedbackUrl ? (
    <button {...props} type="button" {...{ [CONTROL_ATTRIBUTE]: hash }} />
  ) : (
    // The title is the accessible name.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a {...props} href={issueUrl} target="_blank" rel="noopener noreferrer" />
  );
}
