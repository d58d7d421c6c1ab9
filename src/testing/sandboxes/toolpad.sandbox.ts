import { testSandboxes } from './testSandboxes';

testSandboxes('Toolpad Core', 'material', [
  { demo: 'docs/toolpad/core/introduction/CancelOrder.tsx' },
]);
