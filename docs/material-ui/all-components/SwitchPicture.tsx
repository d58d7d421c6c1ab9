import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchPicture() {
  return (
    <Stack>
      <Switch defaultChecked inputProps={{ 'aria-label': 'Alerts' }} />
      <Switch inputProps={{ 'aria-label': 'Sounds' }} />
    </Stack>
  );
}
