import { t } from '@site/src/features/locale';
import showSnackbar, { hideSnackbar } from '@site/src/ui/Snackbar';
import { useState, type ComponentType, type ReactNode } from 'react';
import { FAILURE_MS, PanelBoundary } from './PanelBoundary';

interface LazyPanel<Props> {
  readonly state: 'closed' | 'loading' | 'open';
  /** Preloads the code; a failure is shown when the panel is opened. */
  readonly prefetch: () => void;
  readonly open: () => void;
  readonly close: () => void;
  /** The panel while open, else null. */
  readonly render: (props: Props) => ReactNode;
}

/**
 * A dialog that is not part of the server's HTML; its code is loaded on demand. If it cannot be
 * loaded, or crashes, it is closed with a message; opening it again retries.
 */
export function useLazyPanel<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPanel<Props> {
  const [state, setState] = useState<LazyPanel<Props>['state']>('closed');
  const [Panel, setPanel] = useState<ComponentType<Props> | null>(null);
  const close = () => setState('closed');

  return {
    state,
    prefetch: () => {
      load().catch(() => undefined);
    },
    open: () => {
      hideSnackbar();
      setState('loading');
      load()
        .then(({ default: Loaded }) => {
          setPanel(() => Loaded);
          setState('open');
        })
        .catch(() => {
          close();
          showSnackbar(t('loading.partFailed'), { duration: FAILURE_MS, tone: 'error' });
        });
    },
    close,
    render: (props) =>
      state === 'open' && Panel ? (
        <PanelBoundary onCrash={close}>
          <Panel {...props} />
        </PanelBoundary>
      ) : null,
  };
}
