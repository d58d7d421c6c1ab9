import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Switch from '@mui/joy/Switch';

export default function SwitchDecorators() {
  return (
    <Switch
      defaultChecked
      startDecorator={<VolumeOffIcon />}
      endDecorator={<VolumeUpIcon />}
      slotProps={{ input: { 'aria-label': 'Sound' } }}
    />
  );
}
