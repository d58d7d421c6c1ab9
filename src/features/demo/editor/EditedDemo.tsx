import useBaseUrl from '@docusaurus/useBaseUrl';
import { DEMO_RUNNER_ROUTE } from '@site/plugins/content/demos/contract';
import { t } from '@site/src/features/locale';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from '../Demo/LoadFailure';
import type { RunRequest } from '../runner/messages';
import styles from './EditedDemo.module.css';
import { useRunnerFrame } from './useRunnerFrame';

export interface EditedDemoProps {
  /** The demo as it is edited now. */
  readonly request: RunRequest;
  /** The demo's name as words, for the frame's title. */
  readonly name: string;
  /** Height of the demo before it was edited, in px: the frame is never lower. */
  readonly minHeight: number;
  /** Shown until the edited demo is, e.g. the demo as it was. */
  readonly children?: ReactNode;
  /** Called with a sentence for the reader, and with `null` when the demo runs again. */
  readonly onError: (message: string | null) => void;
}

/** Keeps a demo that is always a little higher than its frame from growing without end. */
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
  // What is not shown any more has no error either.
  useEffect(() => () => latestOnError.current(null), []);

  return (
    <>
      {height === null ? children : null}
      <iframe
        ref={frameRef}
        className={clsx(styles.frame, height === null && styles.waiting)}
        title={t('demo.editor.frameTitle', { name })}
        src={source}
        sandbox="allow-scripts allow-forms"
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
 * Runs an edited demo in a frame of its own origin, which can reach neither the page nor what the
 * browser keeps for the site. While the text has an error, what ran last stays.
 */
export function EditedDemo(props: EditedDemoProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className={styles.box}>
      <Frame key={attempt} {...props} onReload={() => setAttempt((count) => count + 1)} />
    </div>
  );
}
