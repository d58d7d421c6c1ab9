import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Typography
      component="label"
      startDecorator={<Switch component="span" sx={{ marginInlineEnd: 1 }} />}
    >
      Send me the tide table
    </Typography>
  );
}
