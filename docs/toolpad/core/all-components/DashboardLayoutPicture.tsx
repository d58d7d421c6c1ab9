import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const item = { px: 1, py: 0.25, typography: 'caption' };

export default function DashboardLayoutPicture() {
  return (
    <Paper variant="outlined" sx={{ width: 140, overflow: 'hidden' }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', px: 1, py: 0.5, typography: 'caption' }}
      >
        <DirectionsBikeIcon color="primary" fontSize="small" />
        <span>Bikes</span>
      </Stack>
      <Stack direction="row" sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ width: 60, py: 0.5 }}>
          <ListItemButton selected sx={item}>
            Orders
          </ListItemButton>
          <ListItemButton sx={item}>Repairs</ListItemButton>
        </Box>
        <Box sx={{ flexGrow: 1, minHeight: 60, bgcolor: 'action.hover' }} />
      </Stack>
    </Paper>
  );
}
