import { testSandboxes } from './testSandboxes';

testSandboxes('Base UI', 'base', [{ demo: 'docs/base-ui/react-button/CancelBooking.tsx' }]);
