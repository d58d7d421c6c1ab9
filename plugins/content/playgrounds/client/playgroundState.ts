import {
  MAX_TEXT_LENGTH,
  NUMBER_LIMITS,
  type PlaygroundControl,
  type PlaygroundState,
  type PlaygroundValue,
} from '../contract';

/** A prop that is passed to the component. */
export interface ShownProp {
  readonly control: PlaygroundControl;
  readonly value: PlaygroundValue;
}

/** Returns the first state. */
export function initialState(controls: readonly PlaygroundControl[]): PlaygroundState {
  return Object.fromEntries(controls.map(({ prop, initial }) => [prop, initial]));
}

/** Returns the props that differ from the component's defaults. */
export function shownProps(
  controls: readonly PlaygroundControl[],
  state: PlaygroundState,
): ShownProp[] {
  return controls.flatMap((control) => {
    const value = state[control.prop];
    return value === undefined || value === (control.default ?? '') ? [] : [{ control, value }];
  });
}

const parameterOf = (component: string, prop: string) => `${component}.${prop}`;

/** Parses an untrusted value; the first value if it is none that the control can set. */
function parseValue(control: PlaygroundControl, text: string): PlaygroundValue | undefined {
  const { initial } = control;
  switch (control.kind) {
    case 'choice':
      if (text === '' && control.optional) return undefined;
      return control.values.find((value) => String(value) === text) ?? initial;
    case 'switch':
      return text === 'true' || (text === 'false' ? false : initial);
    case 'text':
      return text.slice(0, MAX_TEXT_LENGTH);
    case 'number': {
      if (text === '') return undefined;
      const value = Number(text);
      return value >= NUMBER_LIMITS.min && value <= NUMBER_LIMITS.max ? value : initial;
    }
  }
}

/** Reads the state from the query of an address, which is untrusted. */
export function readSearch(
  component: string,
  controls: readonly PlaygroundControl[],
  search: string,
): PlaygroundState {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    controls.map((control) => {
      const text = parameters.get(parameterOf(component, control.prop));
      return [control.prop, text === null ? control.initial : parseValue(control, text)];
    }),
  );
}

/** Returns the query with what differs from the first state; keeps other parameters. */
export function writeSearch(
  component: string,
  controls: readonly PlaygroundControl[],
  state: PlaygroundState,
  search: string,
): string {
  const parameters = new URLSearchParams(search);
  for (const { prop, initial } of controls) {
    const value = state[prop];
    if (value === initial) parameters.delete(parameterOf(component, prop));
    else parameters.set(parameterOf(component, prop), String(value ?? ''));
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
