import { readFeedbackAnswer, type FeedbackBody } from './feedbackRequest';

/** Timeout in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Sends feedback to the server at `url` and returns the reader id from its answer.
 * @throws if the server cannot be reached in time, or does not confirm that the feedback was
 * stored.
 */
export async function sendFeedback(url: string, body: FeedbackBody): Promise<string> {
  const response = await fetch(`${url}/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  const id = readFeedbackAnswer(response.status, answer);
  if (id === null) throw new Error(`The feedback was answered with status ${response.status}.`);
  return id;
}
