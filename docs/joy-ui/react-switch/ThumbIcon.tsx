import DarkModeIcon from '@mui/icons-material/DarkMode';
import Switch from '@mui/joy/Switch';

export default function ThumbIcon() {
  return (
    <Switch
      size="lg"
      slotProps={{
        input: { 'aria-label': 'Night view' },
        thumb: { children: <DarkModeIcon /> },
      }}
    />
  );
}
