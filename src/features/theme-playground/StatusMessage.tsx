import { useMemo, useState } from 'react';
import shared from './playground.module.css';

export interface Status {
  /** What was said last, and how often something was said. */
  readonly said: { readonly text: string; readonly count: number };
  readonly say: (text: string) => void;
  readonly clear: () => void;
}

/** Holds the message of one `StatusMessage`. */
export function useStatus(): Status {
  const [said, setSaid] = useState({ text: '', count: 0 });
  return useMemo(
    () => ({
      said,
      say: (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
      clear: () => setSaid(({ count }) => ({ text: '', count })),
    }),
    [said],
  );
}

/** Shows the message, and has screen readers say it politely, also when it is what they said last. */
export function StatusMessage({ status }: { readonly status: Status }) {
  return (
    <div role="status" className={shared.status}>
      <span key={status.said.count}>{status.said.text}</span>
    </div>
  );
}
