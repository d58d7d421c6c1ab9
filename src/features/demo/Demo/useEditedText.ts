import { useCallback, useState } from 'react';

export interface EditedText {
  /** Edited text of the demo's own file; `null` if unchanged. */
  readonly text: string | null;
  /** Error message as a sentence; `null` if the demo runs. */
  readonly error: string | null;
  readonly change: (text: string) => void;
  readonly setError: (error: string | null) => void;
  /** Discards the edits. */
  readonly reset: () => void;
}

interface State {
  /** Identifies the edited text. */
  readonly of: string;
  readonly text: string | null;
  readonly error: string | null;
}

/** The reader's edits of one text of a demo; edits of another text (`of`) are discarded. */
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
