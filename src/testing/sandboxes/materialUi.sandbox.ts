import { testSandboxes } from './testSandboxes';

testSandboxes('Material UI', 'material', [
  { demo: 'docs/material-ui/customization/right-to-left/RtlForm.tsx' },
  {
    demo: 'docs/material-ui/react-text-field/FieldAdornments.tsx',
    direction: 'rtl',
    variants: ['TS'],
  },
  { demo: 'docs/material-ui/react-text-field/SearchField.tsx', styling: 'css' },
  { demo: 'docs/material-ui/react-text-field/SearchField.tsx', styling: 'tailwind' },
]);

testSandboxes('Material UI', 'material-v5', [
  { demo: 'material-ui_versioned_docs/version-v5/react-button/BasicButton.tsx' },
  {
    demo: 'material-ui_versioned_docs/version-v5/react-text-field/SearchField.tsx',
    direction: 'rtl',
    variants: ['TS'],
  },
]);
