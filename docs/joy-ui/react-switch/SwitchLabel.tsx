import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchLabel() {
  return (
    <Typography component="label" startDecorator={<Switch sx={{ mr: 1 }} />}>
      Send me the tide table
    </Typography>
  );
}
