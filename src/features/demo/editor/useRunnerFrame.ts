import { useThemeSettings } from '@site/src/prefs';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { parseFromFrame, toMessage, type FailureKind, type RunRequest } from '../runner/messages';
import { createRunnerConversation, type RunnerConversation } from './runnerConversation';

export interface RunnerFrame {
  /** Height of the frame's content in px; `null` until it has rendered. */
  readonly height: number | null;
  /** Failure of the last run, or of the frame; `null` on success. */
  readonly failure: { readonly kind: FailureKind | 'frame'; readonly message: string } | null;
  /** Repeats the last request. */
  readonly runAgain: () => void;
}

/** Timeout for loading the frame. */
const READY_TIMEOUT_MS = 30_000;

function later(then: () => void, ms: number) {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}

/**
 * Runs `request` in the frame with the reader's settings, and again when either changes. A frame
 * that renders nothing in time is a failure `frame` with `frameMessage`.
 */
export function useRunnerFrame(
  frameRef: RefObject<HTMLIFrameElement | null>,
  request: RunRequest,
  frameMessage: string,
): RunnerFrame {
  const settings = useThemeSettings();
  const [height, setHeight] = useState<number | null>(null);
  const [failure, setFailure] = useState<RunnerFrame['failure']>(null);
  const conversationRef = useRef<RunnerConversation | null>(null);
  const latest = useRef({ settings, frameMessage });
  useEffect(() => {
    latest.current = { settings, frameMessage };
  });

  useEffect(() => {
    const conversation = createRunnerConversation(latest.current.settings, {
      // The frame's origin is opaque, so no target origin matches it. The messages are not secret.
      send: (message) => frameRef.current?.contentWindow?.postMessage(toMessage(message), '*'),
      later,
    });
    conversationRef.current = conversation;
    const giveUp = later(
      () => setFailure({ kind: 'frame', message: latest.current.frameMessage }),
      READY_TIMEOUT_MS,
    );

    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      const sender = frameRef.current?.contentWindow;
      const parsed = sender && source === sender ? parseFromFrame(data) : null;
      const message = parsed && conversation.receive(parsed);
      if (!message) return;
      giveUp();
      switch (message.type) {
        case 'ready':
          setFailure((before) => (before?.kind === 'frame' ? null : before));
          break;
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
      giveUp();
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
  return { height, failure, runAgain };
}
