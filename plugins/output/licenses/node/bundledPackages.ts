import type { BundlerPlugin } from '../../../common/bundler/bundler';

/** Used properties of the bundler's modules. */
interface BundlerModule {
  nameForCondition(): string | null | undefined;
}

const NAME = 'licenses';

/** Folder of a package in a path of one of its files; the innermost one. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*(?=[\\/])/;

/** Returns the folders of the packages that files belong to, each once. */
export function packageFolders(files: Iterable<string>): Set<string> {
  return new Set([...files].flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
}

/** Bundler plugin that adds the folders of all bundled packages to `folders`. */
export function bundledPackagesPlugin(folders: Set<string>): BundlerPlugin {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // Before modules are merged with others.
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          const files = [...(modules as Iterable<BundlerModule>)].map(
            (module) => module.nameForCondition() ?? '',
          );
          packageFolders(files).forEach((folder) => folders.add(folder));
        });
      });
    },
  };
}
