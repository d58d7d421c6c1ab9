export { createCodeSandboxForm } from './createCodeSandboxForm';
export { createSandboxProject } from './createSandboxProject';
export { createStackBlitzForm, type StackBlitzProject } from './createStackBlitzForm';
export type { SandboxHosts } from '@site/src/site/sandboxHosts';
export type { SandboxForm, SandboxInput, SandboxProject } from './sandboxProject';
export { submitForm } from './submitForm';
