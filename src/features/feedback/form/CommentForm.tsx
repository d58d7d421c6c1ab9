import { useRepositoryUrl } from '@site/src/features/services';
import { toIssueUrl } from '@site/src/site/links';
import clsx from 'clsx';
import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
import type { FeedbackState } from '../feedbackState';
import { MIN_COMMENT_LENGTH } from './feedbackReducer';
import { t, tNodes } from './texts';
import styles from './styles.module.css';

export interface CommentFormProps {
  /** The state with the form open. */
  readonly state: FeedbackState;
  readonly onEdit: (comment: string) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

function prompt({ rating, section }: FeedbackState): ReactNode {
  if (section) {
    return tNodes('feedback.improveSection', { section: <strong>{`"${section.title}"`}</strong> });
  }
  return t(rating === 1 ? 'feedback.liked' : 'feedback.improvePage');
}

function Warning() {
  const repositoryUrl = useRepositoryUrl();
  const link = (
    <a
      href={toIssueUrl(repositoryUrl, window.location.href)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('feedback.openIssue')}
    </a>
  );
  return <p className={styles.warning}>{tNodes('feedback.warning', { link })}</p>;
}

/** Comment on a page or a section. Ctrl/Cmd+Enter submits, too. Browser only. */
export const CommentForm = forwardRef<HTMLFormElement, CommentFormProps>(function CommentForm(
  { state, onEdit, onSubmit, onCancel },
  ref,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = state.sending !== null;

  // Scrolls the whole form into view, not only the field.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [state.focusCount]);

  return (
    <form
      ref={ref}
      className={styles.form}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div id="feedback-description">
        <p className={styles.prompt}>{prompt(state)}</p>
        {state.rating !== 1 && <Warning />}
      </div>
      <textarea
        ref={field}
        className={styles.field}
        rows={4}
        dir="auto"
        aria-label={t('feedback.comment')}
        aria-describedby="feedback-description"
        aria-invalid={state.isTooShort}
        aria-errormessage={state.isTooShort ? 'feedback-error' : undefined}
        readOnly={isSending}
        value={state.comment}
        onChange={({ target }) => onEdit(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      {state.isTooShort && (
        <p id="feedback-error" role="alert" className={styles.error}>
          {t('feedback.tooShort', { count: MIN_COMMENT_LENGTH })}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isSending}
          onClick={onCancel}
        >
          {t('feedback.cancel')}
        </button>
        <button
          type="submit"
          className={clsx(styles.button, styles.primary)}
          aria-disabled={isSending}
        >
          {t('feedback.submit')}
        </button>
      </div>
    </form>
  );
});
