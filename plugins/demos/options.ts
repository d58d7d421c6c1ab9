export interface DemosOptions {
  /** Import path of the folder that holds one wrapper component per library. */
  readonly librariesPath: string;
}

const DEFAULT_OPTIONS: DemosOptions = {
  librariesPath: '@site/src/features/demo/libraries',
};

/** Fills in the defaults; throws on an unknown option or a path that is not a string. */
export function parseOptions(options: Partial<DemosOptions> = {}): DemosOptions {
  const { librariesPath = DEFAULT_OPTIONS.librariesPath, ...unknown } = options;
  const [unknownName] = Object.keys(unknown).filter((name) => name !== 'id');
  if (unknownName) throw new Error(`The plugin "demos" has no option "${unknownName}".`);
  if (typeof librariesPath !== 'string' || !librariesPath) {
    throw new Error('The option "librariesPath" of the plugin "demos" must be an import path.');
  }
  return { librariesPath };
}
