/** How a child process ended without a model. */
export interface ChildEnd {
  /** `null` if a signal terminated it. */
  readonly code: number | null;
  readonly signal: string | null;
  /** Its standard error. */
  readonly stderr: string;
}

const MAX_LINES = 12;

function reasonOf(end: ChildEnd | null): string {
  if (end === null) return 'its process wrote no usable model';
  const { code, signal } = end;
  if (signal !== null) return `its process was ended by ${signal}, perhaps for lack of memory`;
  return `its process ended with code ${code}`;
}

/**
 * Returns one sentence that names the package, and the last lines of output.
 * @param end `null` if the process still runs, but its output is unusable.
 */
export function describeFailure(id: string, end: ChildEnd | null): string {
  const lines = (end?.stderr ?? '').trim().split('\n').slice(-MAX_LINES);
  const printed = lines.filter((line) => line.trim() !== '').map((line) => `  ${line.trimEnd()}`);
  const sentence = `api-reference: the API of ${id} could not be read: ${reasonOf(end)}`;
  return printed.length > 0 ? [`${sentence}:`, ...printed].join('\n') : `${sentence}.`;
}
