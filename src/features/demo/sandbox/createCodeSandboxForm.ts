import { compressToBase64 } from 'lz-string';
import { SANDBOX_HOSTS } from '@site/src/site/sandboxHosts';
import type { SandboxForm, SandboxProject } from './sandboxProject';

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** CodeSandbox's VM configuration: the Node.js version for Vite, and the host it is served on. */
const MACHINE_FILES: Readonly<Record<string, string>> = {
  '.devcontainer/devcontainer.json': toJson({
    image: 'mcr.microsoft.com/devcontainers/javascript-node:22',
  }),
  '.codesandbox/tasks.json': toJson({
    setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
    tasks: {
      dev: {
        name: 'Start the application',
        command: '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app npm run dev',
        runAtStart: true,
        preview: { port: 5173 },
      },
    },
  }),
};

/** Encodes URL-safe base64 for CodeSandbox's define API. */
function encode(value: unknown): string {
  return compressToBase64(JSON.stringify(value))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/**
 * Returns the form that opens a project in a VM on CodeSandbox; its browser bundler has no Vite.
 */
export function createCodeSandboxForm({ files, entryFile }: SandboxProject): SandboxForm {
  const contents = Object.entries({ ...files, ...MACHINE_FILES }).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  return {
    url: `${SANDBOX_HOSTS.codeSandbox}/api/v1/sandboxes/define?environment=server`,
    fields: {
      parameters: encode({ files: Object.fromEntries(contents) }),
      query: `file=/${entryFile}`,
    },
  };
}
