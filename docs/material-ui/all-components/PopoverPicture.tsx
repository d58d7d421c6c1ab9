import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PopoverPicture() {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'center' }}>
      <HelpOutlineIcon color="action" />
      <Paper elevation={8} sx={{ width: 116, p: 1, typography: 'caption' }}>
        Opens in May, after the frost
      </Paper>
    </Stack>
  );
}
