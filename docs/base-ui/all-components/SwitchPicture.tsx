import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const RoundSwitch = styled(Switch)({
  position: 'relative',
  display: 'block',
  inlineSize: 52,
  blockSize: 28,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 14,
    backgroundColor: '#6b7785',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    inlineSize: 20,
    blockSize: 20,
    borderRadius: '50%',
    backgroundColor: '#fff',
  },
  [`& .${switchClasses.input}`]: { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: { backgroundColor: '#1a6ce0' },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 28 },
});

export default function SwitchPicture() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <RoundSwitch defaultChecked slotProps={{ input: { 'aria-label': 'Renew' } }} />
      <RoundSwitch slotProps={{ input: { 'aria-label': 'Remind me' } }} />
    </div>
  );
}
