import type { FeedbackState, Rating, Section, Submission } from '../feedbackState';

export type FeedbackAction =
  /** What the browser remembers of the page, at first and after a change. */
  | { readonly type: 'restore'; readonly rating: Rating | null }
  | { readonly type: 'rate'; readonly rating: Rating }
  | { readonly type: 'comment on section'; readonly section: Section }
  | { readonly type: 'edit'; readonly comment: string }
  /** `rating` is what the browser remembers of the page. */
  | { readonly type: 'cancel'; readonly rating: Rating | null }
  | { readonly type: 'submit' }
  | { readonly type: 'sent' }
  | { readonly type: 'failed' };

/** The form is closed, and nothing was said. */
export const INITIAL_FEEDBACK: FeedbackState = {
  rating: null,
  comment: '',
  section: null,
  isOpen: false,
  sending: null,
  isTooShort: false,
  focusCount: 0,
};

/** A comment that comes without a rating has at least as many characters. */
export const MIN_COMMENT_LENGTH = 10;

const isWorthSending = ({ rating, comment }: Submission) =>
  rating !== null || comment.length >= MIN_COMMENT_LENGTH;

/** The form open, with the cursor in its field. */
const opened = (state: FeedbackState): FeedbackState => ({
  ...state,
  isOpen: true,
  isTooShort: false,
  focusCount: state.focusCount + 1,
});

/** The form closed and empty. */
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

/** What `action` makes of the form while it is closed. */
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

/** What `action` makes of the form while the reader writes. */
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

/** What `action` makes of the form while the request runs. */
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

/** The states of the feedback on a page; actions that do not apply change nothing. Pure. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  if (state.sending !== null) return reduceSending(state, action);
  return state.isOpen ? reduceOpen(state, action) : reduceClosed(state, action);
}
