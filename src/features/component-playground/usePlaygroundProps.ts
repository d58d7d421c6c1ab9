import { shownProps } from '@site/plugins/content/playgrounds/client/playgroundState';
import type {
  PlaygroundControl,
  PlaygroundState,
} from '@site/plugins/content/playgrounds/contract';
import { createContext, useContext } from 'react';

/** The playground around a component. */
export const PlaygroundContext = createContext<{
  readonly controls: readonly PlaygroundControl[];
  readonly state: PlaygroundState;
}>({ controls: [], state: {} });

type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Returns the props of the component in a playground. Like the code, they leave defaults to the
 * component and its theme. Used by generated modules.
 * @param examples Values of named examples, by prop.
 */
export function usePlaygroundProps(examples: Examples): Record<string, unknown> {
  const { controls, state } = useContext(PlaygroundContext);
  return Object.fromEntries(
    shownProps(controls, state).map(({ control: { prop }, value }) => {
      const named = examples[prop];
      return [prop, named ? named[String(value)] : value];
    }),
  );
}
