import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        maxWidth: 520,
      }}
    >
      <FormControlLabel control={<Checkbox />} label="Fasting since midnight" />
      <FormControlLabel disabled control={<Checkbox />} label="Fasting (visit closed)" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Insurance card scanned" />
      <FormControlLabel
        disabled
        control={<Checkbox defaultChecked />}
        label="Insurance (visit closed)"
      />
      <FormControlLabel required control={<Checkbox />} label="Identity checked" />
    </Box>
  );
}
