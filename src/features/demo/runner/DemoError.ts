/** A location in a demo's files; `line` starts at 1 and is `null` if unknown. */
export interface DemoPlace {
  readonly file: string;
  readonly line: number | null;
}

/** Thrown by the code that compiles and runs edited demos. */
export class DemoError extends Error {
  constructor(
    readonly kind: 'compile' | 'run',
    message: string,
    readonly place: DemoPlace,
  ) {
    super(message);
    this.name = 'DemoError';
  }
}
