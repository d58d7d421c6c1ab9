import { readFeedbackAnswer, toFeedbackBody, type FeedbackBody } from '../feedbackRequest';
import type { Submission } from '../../feedbackState';

const source = { page: '/material-ui/react-button', version: 'v6.1.0', language: 'en' };
const section = { hash: 'basic-button', title: 'Basic button' };

test.each<[string, Submission, string | null, FeedbackBody]>([
  [
    'a rating',
    { rating: 1, comment: '', section: null },
    null,
    { ...source, rating: 1, comment: '' },
  ],
  [
    'a rating of 0 by a known reader',
    { rating: 0, comment: 'Too short.', section: null },
    'reader-1',
    { ...source, id: 'reader-1', rating: 0, comment: 'Too short.' },
  ],
  [
    'a comment on a section',
    { rating: null, comment: 'Show more sizes.', section },
    null,
    {
      ...source,
      comment: 'Show more sizes.',
      sectionHash: 'basic-button',
      sectionTitle: 'Basic button',
    },
  ],
])('%s', (_name, submission, id, expected) => {
  expect(toFeedbackBody(submission, { ...source, id })).toEqual(expected);
});

test.each<[string, number, unknown, string | null]>([
  ['a stored record', 201, { id: 'reader-1', rating: 1 }, 'reader-1'],
  ['200', 200, { id: 'reader-1' }, null],
  ['500', 500, { id: 'reader-1' }, null],
  ['no id', 201, {}, null],
  ['no record', 201, ['reader-1'], null],
  ['null', 201, null, null],
  ['an id that is no text', 201, { id: 7 }, null],
  ['an empty id', 201, { id: '' }, null],
  ['an id that would end the cookie', 201, { id: 'a; domain=evil.test' }, null],
  ['an id of markup', 201, { id: '<img src=x onerror=alert(1)>' }, null],
  ['an endless id', 201, { id: 'x'.repeat(10_000) }, null],
])('an answer with %s', (_name, status, body, expected) => {
  expect(readFeedbackAnswer(status, body)).toBe(expected);
});
