import { useThemeSettings } from '@site/src/prefs';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { parseFromFrame, toMessage, type FailureKind, type RunRequest } from '../runner/messages';
import {
  createRunnerConversation,
  type FrameLoss,
  type RunnerConversation,
} from './runnerConversation';

export interface RunnerFrame {
  /** Height of the frame's content in px; `null` until it has rendered. */
  readonly height: number | null;
  /** Failure of the last run; `null` on success. */
  readonly failure: { readonly kind: FailureKind; readonly message: string } | null;
  /** Why the frame was given up; `null` as long as it answers. */
  readonly loss: FrameLoss | null;
  /** Repeats the last request. */
  readonly runAgain: () => void;
  /** Call it whenever the frame has loaded a document. */
  readonly onLoad: () => void;
}

function later(then: () => void, ms: number) {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}

/**
 * Runs `request` in the frame with the reader's settings, and again when either changes. Calls
 * `replace` when a frame that was given up has to run something else.
 */
export function useRunnerFrame(
  frameRef: RefObject<HTMLIFrameElement | null>,
  request: RunRequest,
  replace: () => void,
): RunnerFrame {
  const settings = useThemeSettings();
  const [height, setHeight] = useState<number | null>(null);
  const [failure, setFailure] = useState<RunnerFrame['failure']>(null);
  const [loss, setLoss] = useState<FrameLoss | null>(null);
  const conversationRef = useRef<RunnerConversation | null>(null);
  const latest = useRef({ settings, replace });
  useEffect(() => {
    latest.current = { settings, replace };
  });

  useEffect(() => {
    const conversation = createRunnerConversation(latest.current.settings, {
      // The frame's origin is opaque, so no target origin matches it. The messages are not secret.
      send: (message) => frameRef.current?.contentWindow?.postMessage(toMessage(message), '*'),
      later,
      lost: setLoss,
      replace: () => latest.current.replace(),
    });
    conversationRef.current = conversation;

    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const sender = frameRef.current?.contentWindow;
      const parsed = sender && source === sender ? parseFromFrame(data) : null;
      const message = parsed && conversation.receive(parsed);
      if (!message) return;
      setLoss(null);
      switch (message.type) {
        case 'rendered':
          setHeight(message.height);
          setFailure(null);
          break;
        case 'resized':
          // The frame is empty before the first run has rendered.
          setHeight((before) => (before === null ? null : message.height));
          break;
        case 'failed':
          setFailure({ kind: message.kind, message: message.message });
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      conversation.close();
    };
  }, [frameRef]);

  // Compared by content, because callers create a new object per render.
  const requestText = JSON.stringify(request);
  useEffect(() => {
    conversationRef.current?.run(JSON.parse(requestText) as RunRequest);
  }, [requestText]);

  useEffect(() => conversationRef.current?.applySettings(settings), [settings]);

  const runAgain = useCallback(() => conversationRef.current?.runAgain(), []);
  const onLoad = useCallback(() => conversationRef.current?.loaded(), []);
  return { height, failure, loss, runAgain, onLoad };
}
