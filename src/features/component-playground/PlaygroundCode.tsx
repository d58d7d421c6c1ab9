import { playgroundCode } from '@site/plugins/content/playgrounds/client/playgroundCode';
import type {
  PlaygroundControl,
  PlaygroundSource,
  PlaygroundState,
} from '@site/plugins/content/playgrounds/contract';
import { ReactCodeBlock } from '@site/src/features/code';
import { highlightEdited } from '@site/src/features/highlighter';

interface PlaygroundCodeProps {
  readonly source: PlaygroundSource;
  readonly controls: readonly PlaygroundControl[];
  readonly state: PlaygroundState;
}

/** The code of a playground's state. It has no types, so it is the same in JavaScript. */
export function PlaygroundCode({ source, controls, state }: PlaygroundCodeProps) {
  const code = playgroundCode(source, controls, state);
  return <ReactCodeBlock code={code} html={highlightEdited(code.trim(), 'jsx')} language="jsx" />;
}
