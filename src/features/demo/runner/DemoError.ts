/** Why an edited demo does not run, as data, so that it can be translated. */
export type DemoProblem =
  /** Original error message, in English. */
  | { readonly type: 'error'; readonly message: string }
  | {
      readonly type: 'unknownImport';
      readonly request: string;
      /** Available imports, sorted. */
      readonly available: readonly string[];
    }
  | { readonly type: 'noComponent' };

/** A location in a demo's files; `line` starts at 1 and is `null` if unknown. */
export interface DemoPlace {
  readonly file: string;
  readonly line: number | null;
}

/** Thrown by the code that compiles and runs edited demos. */
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
