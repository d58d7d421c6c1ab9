import type { ARIARole } from 'aria-query';

/** `tab "Open"`: role and accessible name, then a CSS selector that it matches, e.g. `[aria-selected="true"]`. */
export type DemoElement = ARIARole | `${ARIARole}${' "' | '[' | ':'}${string}`;

/** A key as on the keyboard, e.g. `Arrow Right`, `a`, `Ctrl + A`. */
type Key = string;

/** Keys to press in a demo, and what is true afterwards. */
export interface KeyboardStep {
  /** From here on, the steps are in this demo of the page, e.g. `LinkButtons`. */
  readonly in?: string;
  /** Width of the window from here on, in px; 1280 at first. */
  readonly width?: number;
  /** Focuses this element, or a place before the demo. */
  readonly from?: DemoElement | 'before the demo';
  readonly press?: Key | readonly Key[];
  readonly hold?: Key;
  readonly release?: Key;
  /** The element with the focus. */
  readonly focus?: DemoElement;
  readonly shows?: DemoElement | readonly DemoElement[];
  readonly hides?: DemoElement | readonly DemoElement[];
  /** The value of a field. */
  readonly value?: readonly [DemoElement, string];
  /** The element that these keys have clicked. */
  readonly clicks?: DemoElement | 'nothing';
  /** Whether these keys have scrolled the page. */
  readonly scrolls?: boolean;
  /** The text on the clipboard. */
  readonly copies?: string;
}

/** What keys do in a demo. */
export interface KeyboardEffect {
  /** Markdown of one line; translated in the JSON file of the same name. */
  readonly does: string;
  /** A browser performs these steps. */
  readonly walk: readonly KeyboardStep[];
  /** The same in a right-to-left document, where it differs. */
  readonly rtl?: readonly KeyboardStep[];
}

/** A row of `<Keyboard>`: one effect, or one per column. */
export type KeyboardRow = {
  /** Keys, or `{ words }` for those that a text describes; `walk` must press each key. */
  readonly keys: Key | readonly Key[] | { readonly words: string };
} & (KeyboardEffect | { readonly in: Readonly<Record<string, KeyboardEffect>> });

/** A row of `<Roles>`. */
export interface RoleRow {
  readonly role: ARIARole;
  /** The accessible name in the demo. */
  readonly name?: string;
  /** Attributes and their values in the demo; `…` stands for any value. */
  readonly states?: Readonly<Record<string, string>>;
  /** Markdown of one line: what it is, and who sets role, name and states. */
  readonly means: string;
  /** Steps that make it appear. */
  readonly after?: readonly KeyboardStep[];
}

/** Default export of a `.keyboard.ts` file. */
export interface KeyboardTables {
  readonly keyboard?: readonly KeyboardRow[];
  readonly roles?: readonly RoleRow[];
  /** Rules of axe that the library breaks by itself in what opens, such as `list`. The page tells readers. */
  readonly faults?: readonly string[];
}

declare global {
  /** Checks a `.keyboard.ts` file, which may not import code of this site. */
  type KeyboardFile = KeyboardTables;
}
