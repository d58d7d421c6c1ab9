/** Why an edited demo does not run, in parts, so that it can be said in the reader's language. */
export type DemoProblem =
  /** The text of the language's or the program's own error, which is English. */
  | { readonly type: 'error'; readonly message: string }
  | {
      readonly type: 'unknownImport';
      readonly request: string;
      /** What can be imported, sorted. */
      readonly available: readonly string[];
    }
  | { readonly type: 'noComponent' };

/** A place in a demo's files; the line counts from 1 and is `null` when it is not known. */
export interface DemoPlace {
  readonly file: string;
  readonly line: number | null;
}

/** Thrown by what compiles and runs an edited demo. */
export class DemoError extends Error {
  constructor(
    readonly kind: 'compile' | 'run',
    readonly problem: DemoProblem,
    readonly place: DemoPlace,
  ) {
    super(problem.type === 'error' ? problem.message : problem.type);
    this.name = 'DemoError';
  }
}
