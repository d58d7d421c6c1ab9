import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TransferListPicture() {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ width: 46, p: 0.5 }}>
        <Typography variant="caption" component="div">
          Flute
        </Typography>
        <Typography variant="caption" component="div">
          Oboe
        </Typography>
      </Paper>
      <Box sx={{ display: 'grid' }}>
        <ChevronRightIcon fontSize="small" />
        <ChevronLeftIcon fontSize="small" />
      </Box>
      <Paper variant="outlined" sx={{ width: 46, p: 0.5 }}>
        <Typography variant="caption" component="div">
          Cello
        </Typography>
        <Typography variant="caption" component="div">
          Harp
        </Typography>
      </Paper>
    </Stack>
  );
}
