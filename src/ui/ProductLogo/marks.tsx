import type { ReactNode } from 'react';

/** Two tones that follow the colour mode through CSS. */
const FRONT = 'var(--color-primary)';
const BACK = 'var(--color-primary-border)';

/** Logos on a 24 by 24 grid, drawn for this site. */
export const MARKS = {
  // The family: unlike parts that make one set.
  docs: (
    <>
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill={FRONT} />
      <circle cx="17.5" cy="6.5" r="4.5" fill={BACK} />
      <circle cx="6.5" cy="17.5" r="4.5" fill={BACK} />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill={FRONT} />
    </>
  ),
  // Two sheets, one above the other.
  'material-ui': (
    <>
      <rect x="8" y="2" width="14" height="14" rx="3" fill={BACK} />
      <rect x="2" y="8" width="14" height="14" rx="3" fill={FRONT} />
    </>
  ),
  // A smile.
  'joy-ui': (
    <>
      <circle cx="12" cy="12" r="10" fill={BACK} />
      <path
        d="M6.4 11h11.2c.8 0 1.4.7 1.3 1.5a7 7 0 0 1-13.8 0c-.1-.8.5-1.5 1.3-1.5Z"
        fill={FRONT}
      />
    </>
  ),
  // Only an outline, with a foundation in it.
  'base-ui': (
    <>
      <path d="M3 12.5h18V18a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3Z" fill={BACK} />
      <rect x="3" y="3" width="18" height="18" rx="4" stroke={FRONT} strokeWidth="2.25" />
    </>
  ),
  // A box and its padding.
  system: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="4" fill={BACK} />
      <rect x="7.5" y="7.5" width="9" height="9" rx="1.5" fill={FRONT} />
    </>
  ),
  // Two crossing strokes.
  x: (
    <>
      <path d="M19 5 5 19" stroke={BACK} strokeWidth="5.5" strokeLinecap="round" />
      <path d="m5 5 14 14" stroke={FRONT} strokeWidth="5.5" strokeLinecap="round" />
    </>
  ),
  // A dashboard: navigation, content, a tool.
  toolpad: (
    <>
      <rect x="2" y="2" width="7" height="20" rx="2.5" fill={FRONT} />
      <rect x="11.5" y="2" width="10.5" height="10" rx="2.5" fill={BACK} />
      <circle cx="16.75" cy="18.25" r="3.75" fill={FRONT} />
    </>
  ),
} satisfies Readonly<Record<string, ReactNode>>;

export type MarkName = keyof typeof MARKS;
