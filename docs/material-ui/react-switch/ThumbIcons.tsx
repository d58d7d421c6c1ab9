import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function ThumbIcons() {
  return (
    <FormControlLabel
      control={
        <Switch
          icon={<DarkModeIcon sx={{ fontSize: 20, color: 'text.secondary' }} />}
          checkedIcon={<LightModeIcon sx={{ fontSize: 20 }} />}
        />
      }
      label="Grow lamps"
    />
  );
}
