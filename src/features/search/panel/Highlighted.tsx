import { findMatches } from '../matching/query';
import type { Segment } from './hits';

/** Segments of text, matches marked. Each is an element: translators replace text nodes. */
export function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    // Segments are identified by position only.
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Text with the matches of a query marked. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const segments: Segment[] = [];
  let end = 0;
  for (const [from, to] of findMatches(text, query)) {
    segments.push({ text: text.slice(end, from), isMatch: false });
    segments.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  segments.push({ text: text.slice(end), isMatch: false });
  return <Segments segments={segments.filter((segment) => segment.text !== '')} />;
}
