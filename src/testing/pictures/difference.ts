/** One picture that is not what it was. */
export interface Difference {
  /** What commits call it. */
  readonly name: string;
  readonly setting: string;
  readonly pixels: number;
  /** Whether a commit says so. */
  readonly meant: boolean;
  /** Files, absolute. */
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/** The annotations of a test that the report is made of. */
export const ANNOTATIONS = { difference: 'picture differs', added: 'picture is new' } as const;

/** The one sentence about a picture that nobody meant to change. */
export const toSentence = ({ name, setting, pixels }: Difference) =>
  `${name} (${setting}) differs in ${pixels.toLocaleString('en-US')} ${pixels === 1 ? 'pixel' : 'pixels'}: mend it, or name it in the commit, "pictures: ${name}".`;
