import Switch, { switchClasses } from '@mui/joy/Switch';

export default function IosSwitch() {
  return (
    <Switch
      slotProps={{ input: { 'aria-label': 'Airplane mode' } }}
      sx={{
        '--Switch-trackWidth': '51px',
        '--Switch-trackHeight': '31px',
        '--Switch-thumbSize': '27px',
        '--Switch-thumbShadow': '0 2px 6px rgba(0 0 0 / 0.25)',
        '&, &:hover': {
          '--Switch-trackBackground': '#8a8a8e',
          '--Switch-thumbBackground': '#fff',
        },
        [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
          '--Switch-trackBackground': '#248a3d',
        },
        [`& .${switchClasses.thumb}`]: {
          transition: 'left 200ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        },
      }}
    />
  );
}
