import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

const CodeField = styled(TextField)(({ theme: { typography } }) => ({
  [`& .${outlinedInputClasses.input}`]: {
    fontFamily: 'monospace',
    fontSize: typography.pxToRem(18),
    letterSpacing: '0.2em',
  },
}));

export default function CustomTextFields() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField label="Voucher holder" defaultValue="Ingrid Hansen" />
      <CodeField label="Voucher code" defaultValue="SUMMER24" />
      <TextField
        label="Note"
        defaultValue="Valid on weekdays"
        InputLabelProps={{ sx: { fontStyle: 'italic' } }}
      />
    </Stack>
  );
}
