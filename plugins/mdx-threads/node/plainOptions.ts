import type { Options } from '@docusaurus/mdx-loader';
import type { mdxPluginsOf } from './mdxPlugins';

type Plugins = ReturnType<typeof mdxPluginsOf>;

/** A plugin with its settings. */
const toEntry = (plugin: unknown): readonly [unknown, string | undefined] => {
  const [attacher, settings] = (Array.isArray(plugin) ? plugin : [plugin]) as unknown[];
  return [attacher, JSON.stringify(settings)];
};

function areSame(plugins: readonly unknown[] = [], others: readonly unknown[] = []): boolean {
  const entries = others.map(toEntry);
  return (
    plugins.length === entries.length &&
    plugins.map(toEntry).every(([attacher, settings], index) => {
      const [other, otherSettings] = entries[index] ?? [];
      return attacher === other && settings === otherSettings;
    })
  );
}

/**
 * The options of Docusaurus' MDX loader that a thread needs for the same processor, which has `plugins`
 * by itself; `undefined` if the loader has other plugins, or functions that decide.
 */
export function toPlainOptions(options: Options, plugins: Plugins): object | undefined {
  const { admonitions, removeContentTitle, staticDirs, siteDir, markdownConfig } = options;
  const { rehypePlugins, recmaPlugins, beforeDefaultRehypePlugins } = options;
  const hasSamePlugins =
    areSame(options.beforeDefaultRemarkPlugins, plugins.beforeDefaultRemarkPlugins) &&
    areSame(options.remarkPlugins, plugins.remarkPlugins) &&
    areSame(rehypePlugins, plugins.rehypePlugins) &&
    [recmaPlugins, beforeDefaultRehypePlugins].every((list) => areSame(list));
  if (!hasSamePlugins) return undefined;
  const { format, mermaid, emoji, mdx1Compat, anchors, remarkRehypeOptions, hooks } =
    markdownConfig;
  const plain = {
    admonitions,
    removeContentTitle,
    staticDirs,
    siteDir,
    markdownConfig: { format, mermaid, emoji, mdx1Compat, anchors, remarkRehypeOptions, hooks },
  };
  try {
    return structuredClone(plain);
  } catch {
    return undefined;
  }
}
