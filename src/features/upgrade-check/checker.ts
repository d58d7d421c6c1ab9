import type { CheckedSource, CheckResult } from './result';
import { startWorker } from './startWorker';

export interface CheckRequest {
  readonly id: number;
  readonly source: CheckedSource;
}

export interface CheckAnswer {
  readonly id: number;
  readonly result: CheckResult;
}

/** After this time in ms, a check is stopped. */
const PATIENCE_MS = 10_000;

export interface Checker {
  /** Checks a text; an earlier one that still runs is not answered. */
  readonly check: (source: CheckedSource, onResult: (result: CheckResult) => void) => void;
  readonly stop: () => void;
}

/** Talks to a worker, which starts with the first text and again after it had to be stopped. */
export function createChecker(): Checker {
  let worker: Worker | undefined;
  let timer: number | undefined;
  let last = 0;

  function stop() {
    window.clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }

  function check(source: CheckedSource, onResult: (result: CheckResult) => void) {
    last += 1;
    const request: CheckRequest = { id: last, source };
    const fail = (problem: 'failed' | 'tooSlow') => {
      stop();
      if (request.id === last) onResult({ problem });
    };
    window.clearTimeout(timer);
    try {
      worker ??= startWorker();
    } catch {
      fail('failed');
      return;
    }
    worker.onerror = () => fail('failed');
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.id !== last) return;
      window.clearTimeout(timer);
      onResult(data.result);
    };
    timer = window.setTimeout(() => fail('tooSlow'), PATIENCE_MS);
    worker.postMessage(request);
  }

  return { check, stop };
}
