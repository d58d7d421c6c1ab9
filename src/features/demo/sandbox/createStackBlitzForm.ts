import { SANDBOX_HOSTS } from '@site/src/site/sandboxHosts';
import type { SandboxForm, SandboxProject } from './sandboxProject';

/** What StackBlitz needs of a project; it reads the packages from the files. */
export type StackBlitzProject = Omit<SandboxProject, 'dependencies' | 'devDependencies'>;

/**
 * Returns the form that opens a project in StackBlitz, which installs and runs it in the browser.
 */
export function createStackBlitzForm({
  title,
  description,
  files,
  entryFile,
}: StackBlitzProject): SandboxForm {
  return {
    url: `${SANDBOX_HOSTS.stackBlitz}/run?file=${entryFile}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': `# ${title}\n${description}`,
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}
