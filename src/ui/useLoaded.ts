import { startTransition, useCallback, useEffect, useState } from 'react';

export interface Loading<T> {
  readonly value: T | null;
  /** Whether the last attempt failed. */
  readonly failed: boolean;
  /** Why it failed. */
  readonly reason?: unknown;
  readonly retry: () => void;
}

/**
 * Calls `load` once `wanted` is true, and again when `load` changes (hot update) or on `retry`. The
 * previous value stays until the next is loaded.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted = true,
  initial: T | null = null,
): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'retry'>>({
    value: initial,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    load().then(
      (value) => {
        // Rendering a large demo must not block input.
        if (current) startTransition(() => setState({ value, failed: false }));
      },
      (reason: unknown) => {
        if (current) setState(({ value }) => ({ value, failed: true, reason }));
      },
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
