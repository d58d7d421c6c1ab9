import type { UpgradeRow } from '@site/plugins/content/api-reference/contract';

/** Limit of a pasted text, in letters. */
export const SOURCE_LIMIT = 200_000;
/** Findings that are told; the rest is counted. */
export const FINDING_LIMIT = 300;

export type FindingKind = UpgradeRow['kind'];
export type FindingSubject = UpgradeRow['subject'] | 'import';

/** A key that moves with its prop: `components.Root` to `slots.root`. */
export interface MovedKey {
  readonly from: string;
  readonly to: string;
}

/** A use of a name that version 6 lacks or deprecates. */
export interface Finding {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** The line, or the part of a long one around the use. */
  readonly code: string;
  /** Where the use is in `code`. */
  readonly mark: readonly [start: number, end: number];
  readonly kind: FindingKind;
  readonly subject: FindingSubject;
  readonly name: string;
  /** Absent of an import. */
  readonly component?: string;
  readonly instead?: string;
  /** What to do, in Markdown. */
  readonly note?: string;
  readonly moved?: readonly MovedKey[];
  readonly codemod?: string;
  /** Address of the row. */
  readonly to: string;
}

export type CheckProblem = 'tooLong' | 'tooDeep' | 'syntax' | 'failed' | 'tooSlow';

export type CheckResult =
  | {
      readonly findings: readonly Finding[];
      /** All of them, also those that are not told. */
      readonly total: number;
      /** Names that nothing in the text imports or declares, taken for those of Material UI. */
      readonly assumed: readonly string[];
    }
  | {
      readonly problem: CheckProblem;
      /** Of an error of syntax. */
      readonly line?: number;
    };

/** A text to check. */
export interface CheckedSource {
  readonly text: string;
  /** Name of the file that it is from. */
  readonly fileName?: string;
}
