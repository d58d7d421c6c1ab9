/** 1 for helpful, 0 for not helpful. */
export type Rating = 1 | 0;

/** A press of a control; a new object each time. */
export interface Press {
  /** Absent if only a stored rating is restored. */
  readonly control?: HTMLElement;
}

/** A section of a page. */
export interface Section {
  /** Anchor without `#`. */
  readonly hash: string;
  readonly title: string;
}

/** Data to send. Contains a rating, or a comment of sufficient length. */
export interface Submission {
  readonly rating: Rating | null;
  readonly comment: string;
  /** Subject of the comment; `null` for the page. */
  readonly section: Section | null;
}

/** Feedback on one page. */
export interface FeedbackState extends Submission {
  readonly isOpen: boolean;
  /** Submission in progress; the state does not change meanwhile. */
  readonly sending: Submission | null;
  /** Whether the comment was too short. */
  readonly isTooShort: boolean;
  /** Number of times that the comment field was to be focused. */
  readonly focusCount: number;
}
