import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export const CenteredModal = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  [`&.${modalClasses.hidden}`]: { display: 'none' },
});

export const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

export const Panel = styled('div')({
  boxSizing: 'border-box',
  inlineSize: 'calc(100vw - 32px)',
  maxInlineSize: 360,
  maxBlockSize: 'calc(100vh - 32px)',
  overflow: 'auto',
  padding: 20,
  borderRadius: 12,
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '&:focus-visible': { outline: '2px solid #2e7df6', outlineOffset: -4 },
});

export const Action = styled('button')({
  marginBlock: 4,
  marginInlineEnd: 8,
  padding: '8px 16px',
  border: '1px solid color-mix(in srgb, currentColor 60%, transparent)',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #2e7df6', outlineOffset: 2 },
});
