import SaveIcon from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';

export default function LoadingButtons() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <LoadingButton loading variant="contained">
        Check in
      </LoadingButton>
      <LoadingButton loading loadingPosition="start" startIcon={<SaveIcon />} variant="outlined">
        Save itinerary
      </LoadingButton>
    </Stack>
  );
}
