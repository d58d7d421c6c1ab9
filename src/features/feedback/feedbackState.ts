/** What the reader thinks of a page: 1 for helpful, 0 for not. */
export type Rating = 1 | 0;

/** A press of one of the controls, an object of its own each time. */
export interface Press {
  /** Without one there is only a rating to restore. */
  readonly control?: HTMLElement;
}

/** A part of a page. */
export interface Section {
  /** Its anchor, without `#`. */
  readonly hash: string;
  readonly title: string;
}

/** What is sent. It has a rating, or a comment of some length. */
export interface Submission {
  readonly rating: Rating | null;
  readonly comment: string;
  /** What the comment is about; `null` is the page. */
  readonly section: Section | null;
}

/** The feedback on one page. */
export interface FeedbackState extends Submission {
  readonly isOpen: boolean;
  /** What is on its way; nothing changes meanwhile. */
  readonly sending: Submission | null;
  /** Whether the comment was too short to be sent. */
  readonly isTooShort: boolean;
  /** How often the comment field was to be focused. */
  readonly focusCount: number;
}
