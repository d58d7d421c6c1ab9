/** What the build hands to the browser for one fence: the props of `<CodeBlock>` in a page. */
export interface CodeBlockAttributes {
  /** Highlighted HTML for the inside of the `code` element. */
  readonly html: string;
  /** As written in the fence; absent for a fence without a language, which gets no copy button. */
  readonly language?: string;
  readonly title?: string;
  /** Label of the tab this block belongs to, inside `<CodeTabs>`. */
  readonly tab?: string;
  readonly showLineNumbers?: boolean;
}

/** `storageKey` of the tabs that a `bash npm2yarn` fence becomes. */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';

/** Tabs of a `bash npm2yarn` fence, in the order they are shown. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;

/** `storageKey` of the tabs that a TypeScript fence becomes. */
export const CODE_VARIANT_STORAGE_KEY = 'code-variant';

/** Labels of these tabs, in the order they are shown. */
export const CODE_VARIANT_LABELS = { TS: 'TypeScript', JS: 'JavaScript' } as const;
