import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';

export default function DrawerPicture() {
  return (
    <Box sx={{ display: 'flex', width: 120, height: 84, bgcolor: 'action.hover' }}>
      <Paper square elevation={6} sx={{ width: 60, p: 1, typography: 'caption' }}>
        Inbox
        <Divider sx={{ my: 0.5 }} />
        Sent
      </Paper>
    </Box>
  );
}
