interface OpenedProject {
  readonly title: string;
  readonly description: string;
  readonly folder: string;
  readonly file: string;
}

/** Opens a project in a new window. Rejects if its files cannot be loaded. Requires user activation. */
export async function openProject({ folder, file, ...texts }: OpenedProject): Promise<void> {
  const [{ default: projects }, { openFiles }] = await Promise.all([
    import(
      /* webpackChunkName: "example-projects" */ '@generated/example-projects/default/exampleProjects.json'
    ),
    import('@site/src/features/demo'),
  ]);
  const files = projects[folder];
  if (files === undefined) throw new Error(`There is no project ${folder}.`);
  await openFiles({ ...texts, files, entryFile: file });
}
