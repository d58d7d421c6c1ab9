import type { ReactNode } from 'react';

/** An ad that is shown (spec §3, "Ad record"). */
export interface Ad {
  readonly name: string;
  /** An `http` or `https` address. */
  readonly link: string;
  readonly img: string;
  /** A sentence; what came as HTML has been sanitised. */
  readonly description: ReactNode;
  /** What analytics calls it. */
  readonly label: string;
  /** Who publishes it. */
  readonly poweredby: string;
}
