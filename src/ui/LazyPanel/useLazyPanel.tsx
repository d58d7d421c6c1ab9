import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './styles.module.css';

/** Time in ms that a failure is shown. */
const FAILURE_DURATION = 6000;

interface LazyPanel<Props> {
  readonly state: 'closed' | 'loading' | 'open' | 'failed';
  /** The panel while open, else null. */
  readonly Panel: ComponentType<Props> | null;
  readonly open: () => void;
  readonly close: () => void;
  /** Render it beside the button. */
  readonly failure: ReactNode;
}

/**
 * A dialog that is not part of the server's HTML; its code is loaded on demand. A failure shows
 * `failureText`; opening it again retries.
 */
export function useLazyPanel<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failureText: string,
): LazyPanel<Props> {
  const [state, setState] = useState<LazyPanel<Props>['state']>('closed');
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('closed'), FAILURE_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    Panel: state === 'open' ? Panel : null,
    open: () => {
      setState('loading');
      load()
        .then(({ default: Loaded }) => {
          setPanel(() => Loaded);
          setState('open');
        })
        .catch(() => setState('failed'));
    },
    close: () => setState('closed'),
    failure:
      state === 'failed' &&
      createPortal(
        <p role="alert" className={styles.failure}>
          {failureText}
        </p>,
        document.body,
      ),
  };
}
