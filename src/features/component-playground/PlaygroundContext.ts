import type {
  PlaygroundControl,
  PlaygroundState,
} from '@site/plugins/content/playgrounds/contract';
import { createContext } from 'react';

/** The playground around a component. */
export const PlaygroundContext = createContext<{
  readonly controls: readonly PlaygroundControl[];
  readonly state: PlaygroundState;
}>({ controls: [], state: {} });
