import { testSandboxes } from './testSandboxes';

testSandboxes('MUI System', 'system', [{ demo: 'docs/system/react-box/SxMerge.tsx' }]);
