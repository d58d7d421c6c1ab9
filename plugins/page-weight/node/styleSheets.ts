import { parse, type Root } from 'postcss';
import { attributeValues, CLASS_ATTRIBUTE } from '../../built-pages/attributeValues';
import { AFTER_MINIFYING, type BundlerPlugin } from '../../bundler/bundler';
import { findMentions, simplifyCustomProperties } from './customProperties';
import { classesOf, createUnusedClassRemoval, type ThemeSettings } from './unusedClasses';

const NAME = 'page-weight';

export interface StyleSheets {
  /** The bundler's plugin that makes the style sheets of the build smaller. */
  readonly plugin: BundlerPlugin;
  /**
   * Looks for what the style sheets no longer have in a page of the build. Takes its HTML and its
   * file, relative to the output folder.
   * @throws an Error that says what to do, when the page needs it.
   */
  check(html: string, file: string): void;
}

/** The parts of the bundler's objects that are used. */
interface BundlerAsset {
  readonly name: string;
  readonly source: { source(): string | Buffer };
}
interface StyleCompilation {
  readonly chunks: Iterable<{ readonly files: Iterable<string> }>;
  readonly entrypoints: ReadonlyMap<string, { getFiles(): readonly string[] }>;
  getAssets(): readonly BundlerAsset[];
}

const isStyleSheet = (name: string) => name.endsWith('.css');
const textOf = ({ source }: BundlerAsset) => source.source().toString();

/** One after another: all scripts of a site at once are much. */
function* textsOf(assets: readonly BundlerAsset[]) {
  for (const asset of assets) yield textOf(asset);
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>|\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const REFERENCE = /var\(\s*(--[\w-]+)/g;

/** Makes the style sheets of a build smaller; what elements look like stays as it was. */
export function createStyleSheets(settings: ThemeSettings): StyleSheets {
  const unusedClasses = createUnusedClassRemoval(settings);
  const styledClasses = new Set<string>();
  let removedProperties: ReadonlySet<string> = new Set();

  /** Returns the texts of the sheets that have changed, by name. */
  function shrink({ chunks, entrypoints, getAssets }: StyleCompilation) {
    const assets = getAssets();
    // Other style sheets have names that their content made, before.
    const ofChunks = new Set([...chunks].flatMap(({ files }) => [...files]));
    const isOwn = (name: string) => isStyleSheet(name) && ofChunks.has(name);
    const sheets = new Map(
      assets
        .filter(({ name }) => isOwn(name))
        .map((asset): [string, Root] => [asset.name, parse(textOf(asset))]),
    );
    const others = assets.filter(
      ({ name }) => !isOwn(name) && (name.endsWith('.js') || isStyleSheet(name)),
    );
    for (const root of sheets.values()) unusedClasses.remove(root);
    removedProperties = simplifyCustomProperties(
      sheets,
      new Set([...entrypoints.values()].flatMap((entrypoint) => entrypoint.getFiles())),
      findMentions(textsOf(others)),
    );
    for (const root of sheets.values()) {
      root.walkRules(({ selector }) =>
        classesOf(selector).forEach((name) => styledClasses.add(name)),
      );
    }
    return [...sheets].map(([name, root]): [string, string] => [name, root.toString()]);
  }

  return {
    plugin: {
      apply(compiler) {
        const { RawSource } = compiler.webpack.sources;
        compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
          compilation.hooks.processAssets.tap({ name: NAME, stage: AFTER_MINIFYING }, () => {
            const { chunks, entrypoints } = compilation;
            const getAssets = () => compilation.getAssets();
            for (const [name, css] of shrink({ chunks, entrypoints, getAssets })) {
              compilation.updateAsset(name, new RawSource(css));
            }
          });
        });
      },
    },

    check(html, file) {
      const fail = (reason: string) => {
        throw new Error(
          `plugins/page-weight has taken too much out of the style sheets. ${reason}`,
        );
      };
      for (const value of attributeValues(html, CLASS_ATTRIBUTE)) {
        const lost = value
          .split(/\s+/)
          .find((name) => unusedClasses.isLost(name) && !styledClasses.has(name));
        if (lost === undefined) continue;
        fail(
          `${file} has the class "${lost}". If it is Docusaurus' own, take it off the list in ` +
            'plugins/page-weight/node/unusedClasses.ts, else give it another name.',
        );
      }
      for (const value of attributeValues(html, STYLE)) {
        for (const [, property = ''] of value.matchAll(REFERENCE)) {
          if (!removedProperties.has(property)) continue;
          fail(
            `${file} has a style that refers to ${property}, which no style sheet does: write it ` +
              'into one.',
          );
        }
      }
    },
  };
}
