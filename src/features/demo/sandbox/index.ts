export { createCodeSandboxForm } from './createCodeSandboxForm';
export { createSandboxProject } from './createSandboxProject';
export { createStackBlitzForm, type StackBlitzProject } from './createStackBlitzForm';
export type { SandboxInput, SandboxProject } from './sandboxProject';
export { submitForm } from './submitForm';
