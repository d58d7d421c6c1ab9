import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function TrackText() {
  return (
    <Switch
      size="lg"
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'Anchor light' },
        track: {
          children: (
            <>
              <Typography component="span" level="inherit" sx={{ marginInlineStart: '8px' }}>
                On
              </Typography>
              <Typography component="span" level="inherit" sx={{ marginInlineEnd: '8px' }}>
                Off
              </Typography>
            </>
          ),
        },
      }}
      sx={{ '--Switch-trackWidth': '72px', '--Switch-thumbWidth': '30px' }}
    />
  );
}
