import { DemoError, type DemoPlace } from './DemoError';
import { errorPlace } from './errorPlace';
import type { FailureKind } from './messages';
import { t } from '../texts';

export interface DescribedError {
  readonly kind: FailureKind;
  /** Translated, with file and line if known. */
  readonly message: string;
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
    return { kind: error.kind, message: withPlace(error.message, error.place) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const place = error instanceof Error ? errorPlace(error.stack) : null;
  return { kind, message: withPlace(message, place) };
}
