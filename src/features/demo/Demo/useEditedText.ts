import { useCallback, useState } from 'react';

export interface EditedText {
  /** What the reader has made of the demo's own file; `null` while it is as it was. */
  readonly text: string | null;
  /** What is wrong with it, as a sentence; `null` when it runs. */
  readonly error: string | null;
  readonly change: (text: string) => void;
  readonly setError: (error: string | null) => void;
  /** Takes the edits back. */
  readonly reset: () => void;
}

interface State {
  /** Which of the demo's texts was edited. */
  readonly of: string;
  readonly text: string | null;
  readonly error: string | null;
}

/** The reader's edits of one text of a demo; those of another (`of`) are forgotten. */
export function useEditedText(of: string): EditedText {
  const [state, setState] = useState<State>({ of, text: null, error: null });
  const current = state.of === of ? state : { of, text: null, error: null };

  const change = useCallback(
    (text: string) => setState(({ error }) => ({ of, text, error })),
    [of],
  );
  const setError = useCallback(
    (error: string | null) =>
      setState((before) => (before.of === of ? { ...before, error } : before)),
    [of],
  );
  const reset = useCallback(() => setState({ of, text: null, error: null }), [of]);

  return { text: current.text, error: current.error, change, setError, reset };
}
