import { testSandboxes } from './testSandboxes';

testSandboxes('Joy UI', 'joy', [{ demo: 'docs/joy-ui/getting-started/InvoiceDetails.tsx' }]);
