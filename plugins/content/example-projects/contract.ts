/** Folder of a project, relative to the site -> path in it -> text. */
export type ExampleProjects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Name of the plugin; with {@link DATA_FILE} the path below `@generated`. */
export const PLUGIN_NAME = 'example-projects';

/** File that the plugin writes for the browser. */
export const DATA_FILE = 'exampleProjects.json';
