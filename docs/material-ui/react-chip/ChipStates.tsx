import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ChipStates() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip
        icon={<CircularProgress size={16} color="inherit" aria-hidden />}
        label="Saving"
        variant="outlined"
      />
      <Chip icon={<ErrorOutlineIcon />} label="No photo" color="error" variant="outlined" />
    </Stack>
  );
}
