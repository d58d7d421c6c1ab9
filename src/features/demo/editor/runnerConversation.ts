import type { ThemeSettings } from '@site/src/prefs';
import type { FromFrame, RunRequest, ToFrame } from '../runner/messages';

/** What a page needs of the frame it talks to. */
export interface ConversationEnds {
  readonly send: (message: ToFrame) => void;
  /** Calls `then` after `ms`; returns the way to call it off. */
  readonly later: (then: () => void, ms: number) => () => void;
}

export interface RunnerConversation {
  /** Shows `request` now, when it is the first, else once the reader has stopped typing. */
  readonly run: (request: RunRequest) => void;
  /** Runs the last request once more. */
  readonly runAgain: () => void;
  readonly applySettings: (settings: ThemeSettings) => void;
  /** Takes a checked message; returns it unless it is about a run that is out of date. */
  readonly receive: (message: FromFrame) => FromFrame | null;
  /** Calls off what is still to be sent. */
  readonly close: () => void;
}

/** Since the last keystroke. */
export const RUN_DELAY_MS = 300;

/**
 * The page's part of the talk with one frame: waits until the frame is ready, sends the newest
 * request when the reader pauses, and numbers the runs. A frame that is ready again, because it was
 * loaded anew, gets everything once more.
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
