import useBaseUrl from '@docusaurus/useBaseUrl';
import { DEMO_RUNNER_ROUTE, DEMO_RUNNER_SANDBOX } from '@site/plugins/content/demos/contract';
import { t } from '@site/src/features/locale';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from '../Demo/LoadFailure';
import type { RunRequest } from '../runner/messages';
import styles from './EditedDemo.module.css';
import { useRunnerFrame } from './useRunnerFrame';

export interface EditedDemoProps {
  /** The edited demo. */
  readonly request: RunRequest;
  /** Name of the demo in words, for the frame's title. */
  readonly name: string;
  /** Height of the original demo in px; minimum height of the frame. */
  readonly minHeight: number;
  /** Shown until the edited demo has rendered, e.g. the original. */
  readonly children?: ReactNode;
  /** Called with an error message, and with `null` once the demo runs again. */
  readonly onError: (message: string | null) => void;
}

/** Limits the growth of a demo that is always slightly higher than its frame. */
const MAX_HEIGHT = 4000;

type FrameProps = EditedDemoProps & { readonly onReload: () => void };

function Frame({ request, name, minHeight, children, onError, onReload }: FrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const frameMessage = t('demo.editor.loadFailed');
  const { height, failure, runAgain } = useRunnerFrame(frameRef, request, frameMessage);
  const source = useBaseUrl(DEMO_RUNNER_ROUTE);

  const canRetry = failure?.kind === 'load' || failure?.kind === 'frame';
  const message = failure && !canRetry ? failure.message : null;
  useEffect(() => onError(message), [message, onError]);

  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  });
  // An unmounted demo has no error.
  useEffect(() => () => latestOnError.current(null), []);

  return (
    <>
      {height === null ? children : null}
      <iframe
        ref={frameRef}
        className={clsx(styles.frame, height === null && styles.waiting)}
        title={t('demo.editor.frameTitle', { name })}
        src={source}
        sandbox={DEMO_RUNNER_SANDBOX}
        style={{ blockSize: Math.min(Math.max(minHeight, height ?? 0), MAX_HEIGHT) }}
      />
      {failure && canRetry ? (
        <LoadFailure
          message={failure.message}
          onRetry={failure.kind === 'frame' ? onReload : runAgain}
        />
      ) : null}
    </>
  );
}

/**
 * Runs an edited demo in a sandboxed frame with an opaque origin, without access to the page and
 * the site's storage. While the code has an error, the last working run stays visible.
 */
export function EditedDemo(props: EditedDemoProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={styles.box}>
      <Frame key={attempt} {...props} onReload={() => setAttempt((count) => count + 1)} />
    </div>
  );
}
