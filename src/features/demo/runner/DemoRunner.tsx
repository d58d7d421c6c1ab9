import ErrorBoundary from '@site/src/ui/ErrorBoundary';
import clsx from 'clsx';
import { useCallback, useEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import { describeError } from './describeError';
import { parseToFrame, toMessage, type FailureKind, type FromFrame } from './messages';
import { FetchError, prepareRun, type PreparedRun } from './prepareRun';
import { useApplySettings, useLibraryMode } from './settings';
import { NO_RUNS, shownRuns, type RunEvent, type ShownRuns } from './shownRuns';
import { measureHeight, useNeededHeight } from '../frame/useNeededHeight';
import { linksStayHere } from '../linksStayHere';
import stage from '../stage.module.css';
import { t } from '../texts';
import styles from './styles.module.css';

/** The frame's origin is opaque, so it does not know the page's; the messages are not secret. */
function tellPage(message: FromFrame): void {
  window.parent.postMessage(toMessage(message), '*');
}

function tellFailure(id: number, error: unknown, kind: FailureKind): void {
  if (error instanceof FetchError) {
    tellPage({ type: 'failed', id, kind: 'load', message: t('demo.editor.loadFailed') });
  } else {
    tellPage({ type: 'failed', id, ...describeError(error, kind) });
  }
}

const tellHeight = (height: number) => tellPage({ type: 'resized', height });

/** Reported as an error, although it only means that a resize is handled one frame later. */
const HARMLESS = /^ResizeObserver loop/;

/** Reports errors outside of rendering: event handlers, timers, promises. */
function useUncaughtErrors(idRef: RefObject<number>): void {
  useEffect(() => {
    const onError = ({ error, message }: ErrorEvent) => {
      if (HARMLESS.test(message)) return;
      // Browsers hide errors that pass through cross-origin scripts, which the site's are here.
      tellFailure(idRef.current ?? 0, error ?? t('demo.editor.uncaught'), 'run');
    };
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      tellFailure(idRef.current ?? 0, reason, 'run');
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [idRef]);
}

/** Its effect only runs if everything inside rendered without error. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered]);
  return children;
}

/** Runs the demo that the parent page sends, and reports the result. */
export function DemoRunner() {
  const contentRef = useRef<HTMLDivElement | null>(null);
  const latestId = useRef(0);
  const applySettings = useApplySettings();
  const [{ current }, dispatch] = useReducer<
    (state: ShownRuns<PreparedRun>, event: RunEvent<PreparedRun>) => ShownRuns<PreparedRun>
  >(shownRuns, NO_RUNS);

  useNeededHeight(contentRef, tellHeight);
  useUncaughtErrors(latestId);
  useLibraryMode(current);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const message = source === window.parent ? parseToFrame(data) : null;
      if (!message) return;
      applySettings(message.settings);
      if (message.type !== 'run') return;
      const { id, request } = message;
      latestId.current = id;
      tellPage({ type: 'loading', id });
      prepareRun(id, request, () => tellPage({ type: 'running', id })).then(
        (run) => {
          if (latestId.current === id) dispatch({ type: 'started', run });
        },
        (error: unknown) => {
          if (latestId.current === id) tellFailure(id, error, 'run');
        },
      );
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [applySettings]);

  useEffect(() => tellPage({ type: 'ready' }), []);

  const onRendered = useCallback(() => {
    const content = contentRef.current;
    if (!current || !content) return;
    dispatch({ type: 'rendered', run: current });
    // If it is shown because a later run failed, that was reported already.
    if (current.id === latestId.current) {
      tellPage({ type: 'rendered', id: current.id, height: measureHeight(content) });
    }
  }, [current]);

  const onError = (error: unknown) => {
    if (!current) return;
    if (current.id === latestId.current) tellFailure(current.id, error, 'render');
    dispatch({ type: 'failed', run: current });
  };

  return (
    <div
      ref={contentRef}
      className={clsx(stage.content, styles.content, current?.scrollable && styles.scrollable)}
      {...linksStayHere}
    >
      {current?.styles.map((css, index) => (
        <style key={index}>{css}</style>
      ))}
      {current ? (
        <ErrorBoundary key={current.id} onError={onError}>
          <current.Library
            container={current.container}
            injectFirst={current.injectFirst}
            theme={current.theme}
          >
            <Rendered onRendered={onRendered}>
              <current.Component />
            </Rendered>
          </current.Library>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
