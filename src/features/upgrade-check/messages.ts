import type { CheckedSource, CheckResult } from './result';

export interface CheckRequest {
  readonly id: number;
  readonly source: CheckedSource;
}

export interface CheckAnswer {
  readonly id: number;
  readonly result: CheckResult;
}
