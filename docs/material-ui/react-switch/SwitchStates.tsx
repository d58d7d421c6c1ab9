import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 4,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        justifyItems: 'start',
        width: '100%',
        maxWidth: 480,
      }}
    >
      <FormControlLabel control={<Switch />} label="Roof vents" />
      <FormControlLabel disabled control={<Switch />} label="Side vents (jammed)" />
      <FormControlLabel control={<Switch defaultChecked />} label="Circulation fan" />
      <FormControlLabel disabled control={<Switch defaultChecked />} label="Frost guard (locked)" />
      <FormControlLabel control={<Switch size="small" />} label="Shade cloth" />
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Grow lamps" />
    </Box>
  );
}
