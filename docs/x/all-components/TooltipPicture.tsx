import CircleIcon from '@mui/icons-material/Circle';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function TooltipPicture() {
  return (
    <Paper elevation={4} sx={{ width: 124, typography: 'body2' }}>
      <Stack sx={{ px: 1.5, py: 0.5 }}>March</Stack>
      <Divider />
      <Stack direction="row" spacing={1} sx={{ px: 1.5, py: 1, alignItems: 'center' }}>
        <CircleIcon color="primary" sx={{ fontSize: 14 }} />
        <span>Loans</span>
        <strong>1,020</strong>
      </Stack>
    </Paper>
  );
}
