import type { StackBlitzProject } from '../sandbox';

/** Opens files as a project in StackBlitz, in a new window. Requires user activation. */
export async function openFiles(project: StackBlitzProject): Promise<void> {
  const sandbox = await import('../sandbox');
  sandbox.submitForm(sandbox.createStackBlitzForm(project));
}
