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
      <TextField
        id="variant-outlined"
        variant="outlined"
        label="Company"
        defaultValue="Hansen Joinery"
      />
      <TextField id="variant-filled" variant="filled" label="City" defaultValue="Bergen" />
      <TextField id="variant-standard" variant="standard" label="Country" defaultValue="Norway" />
      <TextField id="small-outlined" variant="outlined" size="small" label="VAT number" />
      <TextField id="small-filled" variant="filled" size="small" label="Cost center" />
      <TextField id="small-standard" variant="standard" size="small" label="Reference" />
    </Box>
  );
}
