import { t } from '@site/src/features/locale';
import { PanelBoundary } from '@site/src/features/panels';
import { COOKIE_NAMES } from '@site/src/site/storageKeys';
import IconButton from '@site/src/ui/IconButton';
import { useEffect, useState } from 'react';
import { CONTROL_ATTRIBUTE, feedbackControl } from './controls';
import type { Press, Rating } from './feedbackState';
import type { FeedbackForm } from './form/FeedbackForm';
import styles from './styles.module.css';
import { ThumbIcon } from './ThumbIcon';

interface OpenedForm extends Press {
  /** Absent if the form could not be loaded. */
  readonly Form?: typeof FeedbackForm;
}

/** Asks whether the page was helpful. The form is a chunk that loads on first use. */
export function PageRating({ feedbackUrl }: { readonly feedbackUrl: string }) {
  const [rating, setRating] = useState<Rating | null>(null);
  const [opened, setOpened] = useState<OpenedForm>({});
  const { Form, control } = opened;

  useEffect(() => {
    const open = async (control?: HTMLElement) => {
      try {
        // Sandboxed frames throw on access to cookies.
        if (!control && !document.cookie.includes(`${COOKIE_NAMES.feedback}=`)) return;
        const { FeedbackForm: Form } = await import('./form/FeedbackForm');
        setOpened({ Form, control });
      } catch {
        setOpened({ control });
      }
    };
    const press = ({ target }: MouseEvent) => {
      const pressed = feedbackControl(target);
      if (pressed) void open(pressed);
    };
    document.addEventListener('click', press);
    void open();
    return () => document.removeEventListener('click', press);
  }, []);

  const thumb = (value: Rating, label: string) => (
    <IconButton label={label} aria-pressed={rating === value} {...{ [CONTROL_ATTRIBUTE]: value }}>
      <ThumbIcon />
    </IconButton>
  );

  return (
    <>
      <div role="group" aria-labelledby="feedback-question" className={styles.rating}>
        <span id="feedback-question">{t('helpful.question')}</span>
        {thumb(1, t('helpful.yes'))}
        {thumb(0, t('helpful.no'))}
      </div>
      {Form ? (
        <PanelBoundary onCrash={() => setOpened({})}>
          <Form feedbackUrl={feedbackUrl} press={opened} onRating={setRating} />
        </PanelBoundary>
      ) : (
        control && <p role="alert">{t('helpful.loadFailed')}</p>
      )}
    </>
  );
}
