import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 12 });

export const BlueSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    backgroundColor: '#6b7785',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    backgroundColor: '#fff',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  cursor: 'pointer',
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { backgroundColor: '#1a6ce0' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 23 },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: '2px solid #2e7df6',
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.55, cursor: 'not-allowed' },
});
