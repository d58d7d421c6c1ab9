import type { FeedbackState, Rating, Section, Submission } from '../feedbackState';

export type FeedbackAction =
  /** The stored rating of the page, initially and on change. */
  | { readonly type: 'restore'; readonly rating: Rating | null }
  | { readonly type: 'rate'; readonly rating: Rating }
  | { readonly type: 'comment on section'; readonly section: Section }
  | { readonly type: 'edit'; readonly comment: string }
  /** `rating` is the stored one. */
  | { readonly type: 'cancel'; readonly rating: Rating | null }
  | { readonly type: 'submit' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' };

/** Closed form without rating. */
export const INITIAL_FEEDBACK: FeedbackState = {
  rating: null,
  comment: '',
  section: null,
  isOpen: false,
  sending: null,
  isTooShort: false,
  focusCount: 0,
};

/** Minimum length of a comment without rating. */
export const MIN_COMMENT_LENGTH = 10;

const isWorthSending = ({ rating, comment }: Submission) =>
  rating !== null || comment.length >= MIN_COMMENT_LENGTH;

/** Opens the form and focuses its field. */
const opened = (state: FeedbackState): FeedbackState => ({
  ...state,
  isOpen: true,
  isTooShort: false,
  focusCount: state.focusCount + 1,
});

/** Closes and clears the form. */
const closed = ({ focusCount }: FeedbackState, rating: Rating | null): FeedbackState => ({
  ...INITIAL_FEEDBACK,
  rating,
  focusCount,
});

function submit(state: FeedbackState): FeedbackState {
  const submission: Submission = {
    rating: state.rating,
    comment: state.comment.trim(),
    section: state.section,
  };
  return isWorthSending(submission)
    ? { ...state, sending: submission, isTooShort: false }
    : { ...opened(state), isTooShort: true };
}

/** Reduces an action while the form is closed. */
function reduceClosed(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'restore':
      return { ...state, rating: action.rating };
    case 'rate':
      return action.rating === state.rating ? state : opened({ ...state, rating: action.rating });
    case 'comment on section':
      return opened({ ...state, section: action.section });
    default:
      return state;
  }
}

/** Reduces an action while the form is open. */
function reduceOpen(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'rate':
      return opened({ ...state, rating: action.rating });
    case 'comment on section':
      return opened({ ...state, section: action.section });
    case 'edit':
      return { ...state, comment: action.comment, isTooShort: false };
    case 'cancel':
      return closed(state, action.rating);
    case 'submit':
      return submit(state);
    default:
      return state;
  }
}

/** Reduces an action during the request. */
function reduceSending(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'sent':
      return closed(state, state.rating);
    case 'failed':
      return { ...state, sending: null };
    default:
      return state;
  }
}

/** Reduces feedback actions; inapplicable ones change nothing. Pure. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  if (state.sending !== null) return reduceSending(state, action);
  return state.isOpen ? reduceOpen(state, action) : reduceClosed(state, action);
}
