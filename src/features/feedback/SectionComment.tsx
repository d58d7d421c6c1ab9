import { t } from '@site/src/features/locale';
import { useServices } from '@site/src/features/services';
import { CONTROL_ATTRIBUTE } from './controls';
import styles from './styles.module.css';
import { useIssueUrl } from './useIssueUrl';

/** The end of a heading: it leads to a comment on the section at `hash`, or to an issue about it. */
export function SectionComment({ hash }: { readonly hash: string }) {
  const { feedbackUrl } = useServices();
  const issueUrl = useIssueUrl(hash);
  const props = { className: styles.comment, title: t('helpful.postComment') };
  return feedbackUrl ? (
    <button {...props} type="button" {...{ [CONTROL_ATTRIBUTE]: hash }} />
  ) : (
    // Its title is its name.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a {...props} href={issueUrl} target="_blank" rel="noopener noreferrer" />
  );
}
