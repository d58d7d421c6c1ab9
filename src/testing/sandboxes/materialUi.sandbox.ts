import { DEMO_LIBRARIES } from '../../site/demoLibraries';
import { DOCS_VERSIONS } from '../../site/docsVersions';
import { testSandboxes } from './testSandboxes';

testSandboxes('Material UI', 'material', [
  { demo: 'docs/material-ui/customization/right-to-left/RtlForm.tsx' },
  {
    demo: 'docs/material-ui/react-text-field/FieldAdornments.tsx',
    direction: 'rtl',
    variants: ['TS'],
  },
  {
    demo: 'docs/material-ui/react-alert/ThemedAlerts.tsx',
    theme: 'docs/material-ui/react-alert/ThemedAlerts.theme.ts',
    direction: 'rtl',
    variants: ['TS'],
  },
  { demo: 'docs/material-ui/getting-started/templates/Dashboard.tsx', variants: ['TS'] },
  { demo: 'docs/material-ui/getting-started/templates/SignIn.tsx', variants: ['JS'] },
  { demo: 'docs/material-ui/getting-started/templates/Checkout.tsx', variants: ['TS'] },
  { demo: 'docs/material-ui/react-text-field/SearchField.tsx', styling: 'css' },
  { demo: 'docs/material-ui/react-text-field/SearchField.tsx', styling: 'tailwind' },
]);

// Demos that every version has.
for (const { productId, docsPath, installedAs } of DOCS_VERSIONS) {
  const library = DEMO_LIBRARIES.find(({ id }) => id === installedAs);
  if (productId !== 'material-ui' || !library) continue;
  testSandboxes('Material UI', library.id, [
    { demo: `${docsPath}/react-button/BasicButton.tsx` },
    {
      demo: `${docsPath}/react-text-field/SearchField.tsx`,
      direction: 'rtl',
      variants: ['TS'],
    },
  ]);
}
