import type { StagedDemo } from '../demos/contract';

/** Value of a prop that a control sets. */
export type PlaygroundValue = string | number | boolean;

/** Values by prop; `undefined` leaves the prop out. */
export type PlaygroundState = Readonly<Record<string, PlaygroundValue | undefined>>;

/** Default export of `<Component>.playground.ts`: what the API model cannot know. */
export interface PlaygroundFile {
  /** Props without a control. */
  readonly exclude?: readonly string[];
  /** First values, where they differ from the defaults. A text makes a field of a node. */
  readonly props?: Readonly<Record<string, PlaygroundValue>>;
  /** Choices of a prop: plain values, or TSX expressions by name. */
  readonly examples?: Readonly<
    Record<string, readonly PlaygroundValue[] | Readonly<Record<string, string>>>
  >;
  /** Keys of `sx` and their choices; the controls set them instead of props. */
  readonly sx?: Readonly<Record<string, readonly PlaygroundValue[]>>;
  /** Options of `createTheme` for `sx`, as data; the code has them as `theme`. */
  readonly theme?: Readonly<Record<string, unknown>>;
  /** Import statements that the code below needs; the component's own is known. */
  readonly imports?: readonly string[];
  /** Statements before the `return`. */
  readonly setup?: string;
  /** JSX around the component, whose tag spreads `{...props}`. By default only the component. */
  readonly template?: string;
  /** Reserved height in px, or height of the frame. */
  readonly height?: number;
  /** Renders the component in its own document. */
  readonly iframe?: boolean;
}

interface ControlBase {
  readonly prop: string;
  /** The component's own default, which the code leaves out. */
  readonly default?: PlaygroundValue;
  /** The first value; absent if the prop is left out. */
  readonly initial?: PlaygroundValue;
}

export interface ChoiceControl extends ControlBase {
  readonly kind: 'choice';
  readonly values: readonly PlaygroundValue[];
  /** Whether the prop can be left out. */
  readonly optional: boolean;
  /** TSX by value, if the values are names of examples. */
  readonly code?: Readonly<Record<string, string>>;
}

/** A control, made from the type of a prop. */
export type PlaygroundControl =
  ChoiceControl | (ControlBase & { readonly kind: 'switch' | 'text' | 'number' });

/** Limits of numbers, because huge ones stop the page. */
export const NUMBER_LIMITS = { min: 0, max: 100 } as const;

/** Maximum length of texts in the address. */
export const MAX_TEXT_LENGTH = 100;

/** The code around the props. */
export interface PlaygroundSource {
  readonly component: string;
  /** Import statements, with the names that they bind. */
  readonly imports: readonly { readonly code: string; readonly names: readonly string[] }[];
  readonly setup: string;
  /** JSX before and after the component. */
  readonly before: string;
  readonly after: string;
  /** Attributes that no control sets, as code. */
  readonly attributes: readonly string[];
  /** Children that no control sets, as code. */
  readonly children: string;
  /** Keys of `sx` before those of the controls, as code; absent if the controls set props. */
  readonly sx?: string;
  /** Options of the theme. */
  readonly theme?: Readonly<Record<string, unknown>>;
}

/** A playground as data. */
export interface PlaygroundData {
  readonly component: string;
  readonly controls: readonly PlaygroundControl[];
  readonly source: PlaygroundSource;
  /** Path of the component's API page. */
  readonly apiPage: string;
  readonly height?: number;
  readonly iframe?: boolean;
}

/**
 * Default export of the generated module.
 * @template Panel Module of the controls and the code.
 */
export interface PlaygroundModule<Panel> extends PlaygroundData {
  readonly demo: StagedDemo;
  /** The panel on the server, `null` in the browser. */
  readonly initialPanel: Panel | null;
  /** Rejects if the chunk cannot be loaded; may be called again. */
  loadPanel(): Promise<Panel>;
}
