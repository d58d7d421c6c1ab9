import type { FeedbackState } from '../../feedbackState';
import {
  feedbackReducer,
  INITIAL_FEEDBACK,
  MIN_COMMENT_LENGTH,
  type FeedbackAction,
} from '../feedbackReducer';

const section = { hash: 'basic-button', title: 'Basic button' };
const other = { hash: 'sizes', title: 'Sizes' };
const text = 'Show more sizes.';

const enough = 'x'.repeat(MIN_COMMENT_LENGTH);
const tooShort = enough.slice(1);

const restore = (rating: 1 | 0 | null): FeedbackAction => ({ type: 'restore', rating });
const rate = (rating: 1 | 0): FeedbackAction => ({ type: 'rate', rating });
const edit = (comment: string): FeedbackAction => ({ type: 'edit', comment });
const cancel = (rating: 1 | 0 | null): FeedbackAction => ({ type: 'cancel', rating });
const onSection: FeedbackAction = { type: 'comment on section', section };
const onOther: FeedbackAction = { type: 'comment on section', section: other };
const submit: FeedbackAction = { type: 'submit' };
const sent: FeedbackAction = { type: 'sent' };
const failed: FeedbackAction = { type: 'failed' };

/** The form, opened for the first time. */
const open = { isOpen: true, focusCount: 1 };
const draft = { ...open, comment: text };

test.each<[string, FeedbackAction[], Partial<FeedbackState>]>([
  // Closed
  ['a stored rating is shown', [restore(0)], { rating: 0 }],
  ['a stored rating is taken back', [restore(1), restore(null)], {}],
  ['a thumb opens the form', [rate(1)], { ...open, rating: 1 }],
  ['the other thumb opens the form', [restore(1), rate(0)], { ...open, rating: 0 }],
  ['the selected thumb opens nothing', [restore(1), rate(1)], { rating: 1 }],
  ['a section needs no rating', [onSection], { ...open, section }],
  ['a section keeps the rating', [restore(1), onSection], { ...open, rating: 1, section }],
  ['nothing else does anything', [edit(text), submit, sent, failed, cancel(1)], {}],
  // Open
  [
    'the selected thumb focuses the field',
    [rate(1), rate(1)],
    { ...open, rating: 1, focusCount: 2 },
  ],
  ['the other thumb changes the rating', [rate(1), rate(0)], { ...open, rating: 0, focusCount: 2 }],
  [
    'a thumb keeps the comment and its section',
    [onSection, edit(text), rate(0)],
    { ...draft, section, rating: 0, focusCount: 2 },
  ],
  [
    'a section can be left for another',
    [onSection, edit(text), onOther],
    { ...draft, section: other, focusCount: 2 },
  ],
  ['what other tabs store waits', [rate(1), restore(0)], { ...open, rating: 1 }],
  ['Cancel restores the rating', [restore(1), rate(0), cancel(1)], { rating: 1, focusCount: 1 }],
  ['Cancel drops the rating', [rate(0), cancel(null)], { focusCount: 1 }],
  ['Cancel drops section and comment', [onSection, edit(text), cancel(null)], { focusCount: 1 }],
  ['a late answer changes nothing', [rate(1), sent, failed], { ...open, rating: 1 }],
  // Submitted
  [
    'a rating is sent without a comment',
    [rate(0), submit],
    { ...open, rating: 0, sending: { rating: 0, comment: '', section: null } },
  ],
  [
    'a rating is sent with a short comment',
    [rate(0), edit(' Why? '), submit],
    {
      ...open,
      rating: 0,
      comment: ' Why? ',
      sending: { rating: 0, comment: 'Why?', section: null },
    },
  ],
  [
    'a comment on a section is sent without a rating',
    [onSection, edit(text), submit],
    { ...draft, section, sending: { rating: null, comment: text, section } },
  ],
  [
    'a comment on a section comes with the rating there is',
    [restore(1), onSection, edit(text), submit],
    { ...draft, rating: 1, section, sending: { rating: 1, comment: text, section } },
  ],
  [
    'a comment of just enough characters is sent',
    [onSection, edit(enough), submit],
    { ...open, section, comment: enough, sending: { rating: null, comment: enough, section } },
  ],
  [
    'a shorter one without a rating is not sent',
    [onSection, edit(tooShort), submit],
    { ...open, section, comment: tooShort, isTooShort: true, focusCount: 2 },
  ],
  [
    'spaces do not make a comment longer',
    [onSection, edit(`${tooShort}  `), submit],
    { ...open, section, comment: `${tooShort}  `, isTooShort: true, focusCount: 2 },
  ],
  [
    'the hint goes as the reader writes',
    [onSection, submit, edit('x')],
    { ...open, section, comment: 'x', focusCount: 2 },
  ],
  [
    'the hint goes with a rating',
    [onSection, submit, rate(1)],
    { ...open, section, rating: 1, focusCount: 3 },
  ],
  // Answered
  [
    'what was sent closes and clears the form',
    [rate(1), edit(text), submit, sent],
    { rating: 1, focusCount: 1 },
  ],
  ['what was sent clears the section', [onSection, edit(text), submit, sent], { focusCount: 1 }],
  [
    'a failure keeps all for another try',
    [rate(0), onSection, edit(text), submit, failed],
    { ...draft, rating: 0, section, focusCount: 2 },
  ],
  [
    'after a failure it can be sent again',
    [rate(0), submit, failed, edit(text), submit],
    { ...draft, rating: 0, sending: { rating: 0, comment: text, section: null } },
  ],
])('%s', (_name, actions, expected) => {
  expect(actions.reduce(feedbackReducer, INITIAL_FEEDBACK)).toEqual({
    ...INITIAL_FEEDBACK,
    ...expected,
  });
});

test.each([restore(1), rate(1), onSection, edit('later'), cancel(null), submit])(
  'while the request runs, nothing changes: $type',
  (action) => {
    const state = [rate(0), edit(text), submit].reduce(feedbackReducer, INITIAL_FEEDBACK);
    expect(state.sending).not.toBeNull();
    expect(feedbackReducer(state, action)).toBe(state);
  },
);
