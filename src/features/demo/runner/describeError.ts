import { DemoError, type DemoPlace, type DemoProblem } from './DemoError';
import { errorPlace } from './errorPlace';
import type { FailureKind } from './messages';
import { t } from '../texts';

export interface DescribedError {
  readonly kind: FailureKind;
  /** Translated, with file and line if known. */
  readonly message: string;
}

function describeProblem(problem: DemoProblem): string {
  switch (problem.type) {
    case 'error':
      return problem.message;
    case 'noComponent':
      return t('demo.editor.noComponent');
    case 'unknownImport':
      return t('demo.editor.unknownImport', {
        request: problem.request,
        available: problem.available.join(', '),
      });
  }
}

function withPlace(message: string, place: DemoPlace | null): string {
  if (!place) return message;
  const { file, line } = place;
  return line === null
    ? t('demo.editor.errorInFile', { file, message })
    : t('demo.editor.errorInLine', { file, line: String(line), message });
}

/** Describes an error for the reader; `kind` applies to errors other than `DemoError`. */
export function describeError(error: unknown, kind: FailureKind): DescribedError {
  if (error instanceof DemoError) {
    return { kind: error.kind, message: withPlace(describeProblem(error.problem), error.place) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error ? errorPlace(error.stack) : null;
  return { kind, message: withPlace(message, place) };
}
