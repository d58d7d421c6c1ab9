/** How a child process ended while it should have written a model. */
export interface ChildEnd {
  /** `null` where a signal ended it. */
  readonly code: number | null;
  readonly signal: string | null;
  /** What it printed to its standard error. */
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
 * One sentence that names the package, followed by the last lines the process printed.
 * @param end `null` for a process that goes on, having written what is of no use.
 */
export function describeFailure(id: string, end: ChildEnd | null): string {
  const lines = (end?.stderr ?? '').trim().split('\n').slice(-MAX_LINES);
  const printed = lines.filter((line) => line.trim() !== '').map((line) => `  ${line.trimEnd()}`);
  const sentence = `api-reference: the API of ${id} could not be read: ${reasonOf(end)}`;
  return printed.length > 0 ? [`${sentence}:`, ...printed].join('\n') : `${sentence}.`;
}
