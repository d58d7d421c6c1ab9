import type { DemoToolbarProps } from '../DemoToolbar';

/** Props whose callbacks do nothing. */
export const toolbarProps: DemoToolbarProps = {
  name: 'Basic buttons',
  demoLabel: 'material-ui/react-button/BasicButtons.tsx',
  controlsId: 'demoSource-BasicButtons',
  stylings: ['system'],
  styling: 'system',
  onStylingChange: () => undefined,
  variant: 'TS',
  onVariantChange: () => undefined,
  codeOpen: false,
  hasPreview: false,
  onToggleCode: () => undefined,
  onOpenSandbox: () => Promise.resolve(),
  onCopy: () => Promise.resolve(),
  onResetFocus: () => undefined,
  onReset: () => undefined,
  reportUrl: 'https://github.com/example/issues/new',
  sourceUrl: 'https://github.com/example/docs/BasicButtons.tsx',
  onCopyLink: () => Promise.resolve(),
};
