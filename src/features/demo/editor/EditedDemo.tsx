import useBaseUrl from '@docusaurus/useBaseUrl';
import { DEMO_RUNNER_ROUTE, DEMO_RUNNER_SANDBOX } from '@site/plugins/content/demos/contract';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LoadFailure } from '../Demo/LoadFailure';
import { MAX_HEIGHT } from '../frame/neededHeight';
import type { RunRequest } from '../runner/messages';
import styles from './EditedDemo.module.css';
import type { FrameLoss } from './runnerConversation';
import { useRunnerFrame } from './useRunnerFrame';
import { t } from '../texts';

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

const lossTexts: Readonly<Record<FrameLoss, () => string>> = {
  notLoaded: () => t('demo.editor.loadFailed'),
  hung: () => t('demo.editor.hung'),
  left: () => t('demo.editor.left'),
};

type FrameProps = EditedDemoProps & { readonly onReload: () => void };

function Frame({ request, name, minHeight, children, onError, onReload }: FrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { height, failure, loss, runAgain, onLoad } = useRunnerFrame(frameRef, request, onReload);
  const source = useBaseUrl(DEMO_RUNNER_ROUTE);

  // Browsers end the process of a frame when it is removed.
  const isGone = loss === 'hung' || loss === 'left';
  const message = failure && failure.kind !== 'load' ? failure.message : null;
  useEffect(() => onError(message), [message, onError]);

  const latestOnError = useRef(onError);
  useEffect(() => {
    latestOnError.current = onError;
  });
  // An unmounted demo has no error.
  useEffect(() => () => latestOnError.current(null), []);

  const needed = request.scrollable ? 0 : (height ?? 0);
  return (
    <>
      {height === null || isGone ? children : null}
      {isGone ? null : (
        <iframe
          ref={frameRef}
          className={clsx(styles.frame, height === null && styles.waiting)}
          title={t('demo.editor.frameTitle', { name })}
          src={source}
          onLoad={onLoad}
          sandbox={DEMO_RUNNER_SANDBOX}
          style={{ blockSize: Math.min(Math.max(minHeight, needed), MAX_HEIGHT) }}
        />
      )}
      {loss ? (
        <LoadFailure message={lossTexts[loss]()} onRetry={onReload} />
      ) : failure?.kind === 'load' ? (
        <LoadFailure message={failure.message} onRetry={runAgain} />
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
