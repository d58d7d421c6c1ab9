import type { ReactNode } from 'react';

/** An ad to display (spec §3). */
export interface Ad {
  readonly name: string;
  /** An `http` or `https` URL. */
  readonly link: string;
  readonly img: string;
  /** One sentence; HTML has been sanitized. */
  readonly description: ReactNode;
  /** `eventLabel` for analytics. */
  readonly label: string;
  /** Publisher. */
  readonly poweredby: string;
}
