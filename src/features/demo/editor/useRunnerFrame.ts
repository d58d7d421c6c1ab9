import { useThemeSettings } from '@site/src/prefs';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { parseFromFrame, toMessage, type FailureKind, type RunRequest } from '../runner/messages';
import { createRunnerConversation, type RunnerConversation } from './runnerConversation';

export interface RunnerFrame {
  /** The height of what the frame shows, in px; `null` until it shows something. */
  readonly height: number | null;
  /** What is wrong with the last run, or with the frame; `null` when it went well. */
  readonly failure: { readonly kind: FailureKind | 'frame'; readonly message: string } | null;
  /** Runs the last request once more. */
  readonly runAgain: () => void;
}

/** How long the frame may take to load before the reader is offered to try again. */
const READY_TIMEOUT_MS = 30_000;

function later(then: () => void, ms: number) {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}

/**
 * Has `request` run in the frame, with the reader's settings, and again whenever either changes.
 * A frame that shows nothing in time is a failure `frame`, with `frameMessage`.
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
      // The frame's origin is opaque: no address names it. What it is sent is no secret.
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
          // Before something is shown the frame is empty.
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

  // By its content: callers make a new object each time they render.
  const requestText = JSON.stringify(request);
  useEffect(() => {
    conversationRef.current?.run(JSON.parse(requestText) as RunRequest);
  }, [requestText]);

  useEffect(() => conversationRef.current?.applySettings(settings), [settings]);

  const runAgain = useCallback(() => conversationRef.current?.runAgain(), []);
  return { height, failure, runAgain };
}
