/** Props of `<CodeBlock>` in a page, generated from a fence. */
export interface CodeBlockAttributes {
  /** Highlighted HTML for the `code` element. */
  readonly html: string;
  /** As written in the fence; absent for a fence without language, which has no copy button. */
  readonly language?: string;
  readonly title?: string;
  /** Label of the block's tab, inside `<CodeTabs>`. */
  readonly tab?: string;
  readonly showLineNumbers?: boolean;
}

/** `storageKey` of the tabs of a `bash npm2yarn` fence. */
export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';

/** Tabs of a `bash npm2yarn` fence, in display order. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;

/** `storageKey` of the tabs of a TypeScript fence. */
export const CODE_VARIANT_STORAGE_KEY = 'code-variant';

/** Labels of these tabs, in display order. */
export const CODE_VARIANT_LABELS = { TS: 'TypeScript', JS: 'JavaScript' } as const;
