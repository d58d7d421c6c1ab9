import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRememberedValue } from '@site/src/prefs/rememberedValue';
import { pathnameToLanguage } from '@site/src/site/paths';
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Press, Rating } from '../feedbackState';
import { CommentForm } from './CommentForm';
import { controlAction } from './controlAction';
import { deliverFeedback } from './deliverFeedback';
import { feedbackReducer, INITIAL_FEEDBACK } from './feedbackReducer';
import { rememberedRatings } from './pageRatings';

export interface FeedbackFormProps {
  readonly feedbackUrl: string;
  /** The latest press. Its control is focused afterwards. */
  readonly press: Press;
  readonly onRating: (rating: Rating | null) => void;
}

/** Connects the state to the form, the request, storage and focus. */
export function FeedbackForm({ feedbackUrl, press, onRating }: FeedbackFormProps) {
  const { pathname } = useLocation();
  const page = pathnameToLanguage(pathname).canonicalPathname;
  const { label: version } = useDocsVersion();
  const { currentLocale: language } = useDocusaurusContext().i18n;
  const storedRating = useRememberedValue(rememberedRatings)[page]?.rating ?? null;
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLElement>();

  const [state, dispatch] = useReducer(feedbackReducer, INITIAL_FEEDBACK);
  const { rating, sending } = state;

  useEffect(() => dispatch({ type: 'restore', rating: storedRating }), [storedRating]);
  useEffect(() => {
    if (!press.control) return;
    opener.current = press.control;
    dispatch(controlAction(press.control));
  }, [press]);
  // Before paint, so that thumbs and form change together.
  useLayoutEffect(() => onRating(rating), [onRating, rating]);

  // The reducer keeps the submission object until it is answered, so it is sent once. It is
  // delivered even if the reader leaves the page.
  useEffect(() => {
    if (!sending) return;
    void deliverFeedback(feedbackUrl, sending, { page, version, language }).then((isStored) => {
      const hadFocus = form.current?.contains(document.activeElement);
      dispatch({ type: isStored ? 'sent' : 'failed' });
      if (isStored && hadFocus) opener.current?.focus();
    });
  }, [sending, feedbackUrl, page, version, language]);

  if (!state.isOpen) return null;
  return (
    <CommentForm
      ref={form}
      state={state}
      onEdit={(comment) => dispatch({ type: 'edit', comment })}
      onSubmit={() => dispatch({ type: 'submit' })}
      onCancel={() => {
        if (sending) return;
        dispatch({ type: 'cancel', rating: storedRating });
        opener.current?.focus();
      }}
    />
  );
}
