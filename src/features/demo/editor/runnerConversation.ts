import type { ThemeSettings } from '@site/src/prefs';
import type { FromFrame, RunRequest, ToFrame } from '../runner/messages';

/**
 * Why a frame is given up: the runner did not load, its demo does not come to an end, or another
 * page is in it.
 */
export type FrameLoss = 'notLoaded' | 'hung' | 'left';

/** What the conversation needs from page and frame. */
export interface ConversationEnds {
  readonly send: (message: ToFrame) => void;
  /** Calls `then` after `ms`; returns a function that cancels it. */
  readonly later: (then: () => void, ms: number) => () => void;
  /** Called when the frame is given up. One that was slow to load may still answer. */
  readonly lost: (loss: FrameLoss) => void;
  /** Called with a request for a frame that was given up: it needs a new one. */
  readonly replace: () => void;
}

export interface RunnerConversation {
  /** Runs `request`: the first at once, later ones and those that need a new frame debounced. */
  readonly run: (request: RunRequest) => void;
  /** Repeats the last request. */
  readonly runAgain: () => void;
  readonly applySettings: (settings: ThemeSettings) => void;
  /** Takes a validated message; returns it unless it belongs to an outdated run. */
  readonly receive: (message: FromFrame) => FromFrame | null;
  /** Call it whenever the frame has loaded a document. */
  readonly loaded: () => void;
  /** Cancels what is pending. */
  readonly close: () => void;
}

/** Debounce delay in ms. */
export const RUN_DELAY_MS = 300;

/**
 * Delay in ms before a frame that was given up is replaced. Browsers take a second to end the
 * process of a hung one; a new frame that comes before joins it, keeps it alive, and hangs.
 */
export const REPLACE_DELAY_MS = 2000;

/** Limit for loading the runner, and what a demo imports. */
export const LOAD_LIMIT_MS = 30_000;

/** Limit for everything that needs no network. */
export const ANSWER_LIMIT_MS = 5000;

/**
 * The page's side of the protocol with one frame: waits until the frame is ready, sends the latest
 * request when the reader pauses, and numbers the runs. A frame that becomes ready again, because
 * it was reloaded, gets the state again; one that is silent for too long is given up.
 */
export function createRunnerConversation(
  settings: ThemeSettings,
  { send, later, lost, replace }: ConversationEnds,
): RunnerConversation {
  let ready = false;
  let isLost = false;
  let loads = 0;
  let starts = 0;
  let id = 0;
  let request: RunRequest | null = null;
  let currentSettings = settings;
  let callOff = () => {};
  let stopWaiting = () => {};

  function waitFor(ms: number, loss: FrameLoss) {
    stopWaiting();
    stopWaiting = later(() => {
      isLost = true;
      lost(loss);
    }, ms);
  }

  function sendRun() {
    callOff();
    if (!ready || !request) return;
    id += 1;
    waitFor(ANSWER_LIMIT_MS, 'hung');
    send({ type: 'run', id, request, settings: currentSettings });
  }

  waitFor(LOAD_LIMIT_MS, 'notLoaded');
  return {
    run: (next) => {
      const isFirst = request === null;
      request = next;
      callOff();
      if (isLost) callOff = later(replace, REPLACE_DELAY_MS);
      else if (isFirst) sendRun();
      else callOff = later(sendRun, RUN_DELAY_MS);
    },
    runAgain: sendRun,
    applySettings: (next) => {
      currentSettings = next;
      if (ready && id > 0) send({ type: 'settings', settings: next });
    },
    receive: (message) => {
      if ('id' in message && message.id !== id) return null;
      isLost = false;
      switch (message.type) {
        case 'ready':
          ready = true;
          starts = Math.min(starts, loads) + 1;
          stopWaiting();
          sendRun();
          break;
        case 'loading':
          waitFor(LOAD_LIMIT_MS, 'notLoaded');
          break;
        case 'running':
          waitFor(ANSWER_LIMIT_MS, 'hung');
          break;
        case 'rendered':
        case 'failed':
          stopWaiting();
      }
      return message;
    },
    loaded: () => {
      loads += 1;
      // The runner says so soon before or after; the first time it may take longer.
      if (loads > 1 && starts < loads) waitFor(ANSWER_LIMIT_MS, 'left');
    },
    close: () => {
      callOff();
      stopWaiting();
    },
  };
}
