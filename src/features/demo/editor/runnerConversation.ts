import type { ThemeSettings } from '@site/src/prefs';
import type { FromFrame, RunRequest, ToFrame } from '../runner/messages';

/** What the conversation needs from page and frame. */
export interface ConversationEnds {
  readonly send: (message: ToFrame) => void;
  /** Calls `then` after `ms`; returns a function that cancels it. */
  readonly later: (then: () => void, ms: number) => () => void;
}

export interface RunnerConversation {
  /** Runs `request`: the first at once, later ones debounced. */
  readonly run: (request: RunRequest) => void;
  /** Repeats the last request. */
  readonly runAgain: () => void;
  readonly applySettings: (settings: ThemeSettings) => void;
  /** Takes a validated message; returns it unless it belongs to an outdated run. */
  readonly receive: (message: FromFrame) => FromFrame | null;
  /** Cancels pending messages. */
  readonly close: () => void;
}

/** Debounce delay in ms. */
export const RUN_DELAY_MS = 300;

/**
 * The page's side of the protocol with one frame: waits until the frame is ready, sends the latest
 * request when the reader pauses, and numbers the runs. A frame that becomes ready again, because
 * it was reloaded, gets the state again.
 */
export function createRunnerConversation(
  settings: ThemeSettings,
  { send, later }: ConversationEnds,
): RunnerConversation {
  let ready = false;
  let id = 0;
  let request: RunRequest | null = null;
  let currentSettings = settings;
  let callOff = () => {};

  function sendRun() {
    callOff();
    if (!ready || !request) return;
    id += 1;
    send({ type: 'run', id, request, settings: currentSettings });
  }

  return {
    run: (next) => {
      const isFirst = request === null;
      request = next;
      callOff();
      if (isFirst) sendRun();
      else callOff = later(sendRun, RUN_DELAY_MS);
    },
    runAgain: sendRun,
    applySettings: (next) => {
      currentSettings = next;
      if (ready && id > 0) send({ type: 'settings', settings: next });
    },
    receive: (message) => {
      if (message.type === 'ready') {
        ready = true;
        sendRun();
      }
      return 'id' in message && message.id !== id ? null : message;
    },
    close: () => callOff(),
  };
}
