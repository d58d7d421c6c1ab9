import { testSandboxes } from './testSandboxes';

testSandboxes('MUI X', 'material', [{ demo: 'docs/x/react-date-pickers/StayDates.tsx' }]);
