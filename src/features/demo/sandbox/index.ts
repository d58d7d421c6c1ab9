export { createCodeSandboxForm } from './createCodeSandboxForm';
export { createSandboxProject } from './createSandboxProject';
export { createStackBlitzForm } from './createStackBlitzForm';
export type { SandboxHosts } from '@site/src/site/sandboxHosts';
export type { SandboxForm, SandboxInput, SandboxProject } from './sandboxProject';
export { submitForm } from './submitForm';
