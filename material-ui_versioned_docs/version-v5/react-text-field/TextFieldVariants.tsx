import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
        width: '100%',
        maxWidth: 640,
      }}
    >
      <TextField variant="outlined" label="Company" defaultValue="Hansen Joinery" />
      <TextField variant="filled" label="City" defaultValue="Bergen" />
      <TextField variant="standard" label="Country" defaultValue="Norway" />
      <TextField variant="outlined" size="small" label="VAT number" />
      <TextField variant="filled" size="small" label="Cost center" />
      <TextField variant="standard" size="small" label="Reference" />
    </Box>
  );
}
