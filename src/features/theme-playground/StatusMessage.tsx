import { useState } from 'react';
import shared from './playground.module.css';

export interface Status {
  /** The last message, and the number of messages. */
  readonly said: { readonly text: string; readonly count: number };
  readonly say: (text: string) => void;
  readonly clear: () => void;
}

/** Holds the message of one `StatusMessage`. */
export function useStatus(): Status {
  const [said, setSaid] = useState({ text: '', count: 0 });
  return {
    said,
    say: (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
    clear: () => setSaid(({ count }) => ({ text: '', count })),
  };
}

/** Shows a message and announces it politely, also if it repeats. */
export function StatusMessage({ status }: { readonly status: Status }) {
  return (
    <div role="status" className={shared.status}>
      <span key={status.said.count}>{status.said.text}</span>
    </div>
  );
}
