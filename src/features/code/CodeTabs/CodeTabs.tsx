import { useStorageSlot } from '@docusaurus/theme-common';
import {
  CODE_VARIANT_STORAGE_KEY,
  PACKAGE_MANAGER_STORAGE_KEY,
  PACKAGE_MANAGERS,
} from '@site/plugins/content/code-blocks/contract';
import { useCodeVariant, usePackageManager } from '@site/src/prefs';
import { Children, isValidElement, useState, type ReactNode } from 'react';
import { TabbedPanels, type TabPanel } from './TabbedPanels';

export interface CodeTabsProps {
  /** Blocks with the same key show the same tab, on all pages and in all browser tabs. */
  readonly storageKey?: string;
  /** Elements with a `tab` prop, the label; other children are dropped. */
  readonly children: ReactNode;
}

interface PanelsProps {
  readonly panels: readonly TabPanel[];
}

function panelsOf(children: ReactNode): TabPanel[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ tab?: unknown }>(child) && typeof child.props.tab === 'string'
      ? [{ label: child.props.tab, content: child }]
      : [],
  );
}

/** The choice is stored under the key; without one, or where storage is disabled, it is the block's own. */
function LabelledTabs({ panels, storageKey }: PanelsProps & { readonly storageKey?: string }) {
  const [stored, slot] = useStorageSlot(storageKey ? `codeblock-${storageKey}` : null);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <TabbedPanels
      panels={panels}
      selected={stored ?? chosen}
      onSelect={(label) => {
        setChosen(label);
        slot.set(label);
      }}
    />
  );
}

function PackageManagerTabs({ panels }: PanelsProps) {
  const { packageManager, setPackageManager } = usePackageManager();
  return (
    <TabbedPanels
      choice="package-manager"
      panels={panels}
      selected={packageManager}
      onSelect={(label) => {
        const known = PACKAGE_MANAGERS.find((name) => name === label);
        if (known) setPackageManager(known);
      }}
    />
  );
}

/** The same code in TypeScript and in JavaScript: the first two panels. */
function CodeVariantTabs({ panels }: PanelsProps) {
  const { codeVariant, setCodeVariant } = useCodeVariant();
  return (
    <TabbedPanels
      choice="code-variant"
      panels={panels.map((panel, index) => ({ ...panel, value: index === 0 ? 'ts' : 'js' }))}
      selected={codeVariant.toLowerCase()}
      onSelect={(value) => setCodeVariant(value === 'js' ? 'JS' : 'TS')}
    />
  );
}

/**
 * Code blocks in tabs. The choice is stored under `storageKey`; a block without the stored label
 * shows its first tab.
 */
export function CodeTabs({ storageKey, children }: CodeTabsProps) {
  const panels = panelsOf(children);
  if (storageKey === PACKAGE_MANAGER_STORAGE_KEY) return <PackageManagerTabs panels={panels} />;
  if (storageKey === CODE_VARIANT_STORAGE_KEY) return <CodeVariantTabs panels={panels} />;
  return <LabelledTabs panels={panels} storageKey={storageKey} />;
}
