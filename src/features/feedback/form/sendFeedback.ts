import { readFeedbackAnswer, type FeedbackBody } from './feedbackRequest';

/** How long the server may take, in ms. */
export const TIMEOUT_MS = 10_000;

/** What the browser does, so that tests can do it. */
export interface Network {
  readonly fetch: typeof fetch;
  /** A signal that aborts after `ms`. */
  readonly timeout: (ms: number) => AbortSignal;
}

const BROWSER: Network = {
  fetch: (...parameters) => fetch(...parameters),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/**
 * Sends feedback to the server at `url` and returns the id that it gives the reader.
 * @throws When the server cannot be reached in time, or does not say that the feedback was stored.
 */
export async function sendFeedback(
  url: string,
  body: FeedbackBody,
  network: Network = BROWSER,
): Promise<string> {
  const response = await network.fetch(`${url}/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: network.timeout(TIMEOUT_MS),
  });
  const answer: unknown = await response.json();
  const id = readFeedbackAnswer(response.status, answer);
  if (id === null) throw new Error(`The feedback was answered with status ${response.status}.`);
  return id;
}
