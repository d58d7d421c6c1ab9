export interface DemosOptions {
  /** Import path of the folder that exports `Demo`. */
  readonly componentPath: string;
  /** Import path of the folder with one wrapper component per library. */
  readonly librariesPath: string;
}

export const DEFAULT_OPTIONS: DemosOptions = {
  componentPath: '@site/src/features/demo',
  librariesPath: '@site/src/features/demo/libraries',
};

function isOptionName(name: string): name is keyof DemosOptions {
  return Object.hasOwn(DEFAULT_OPTIONS, name);
}

/** Adds defaults; throws for an unknown option or a path that is not a string. */
export function parseOptions(options: Partial<DemosOptions> = {}): DemosOptions {
  const parsed: Partial<Record<keyof DemosOptions, string>> = {};
  for (const [name, value] of Object.entries(options)) {
    // Docusaurus adds the instance id.
    if (name === 'id') continue;
    if (!isOptionName(name)) throw new Error(`The plugin "demos" has no option "${name}".`);
    if (value === undefined) continue;
    if (typeof value !== 'string' || !value) {
      throw new Error(`The option "${name}" of the plugin "demos" must be an import path.`);
    }
    parsed[name] = value;
  }
  return { ...DEFAULT_OPTIONS, ...parsed };
}
