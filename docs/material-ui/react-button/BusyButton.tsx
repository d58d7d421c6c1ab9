import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const saveItinerary = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export default function BusyButton() {
  const [isSaving, setIsSaving] = React.useState(false);
  const [message, setMessage] = React.useState('Not saved yet');

  const handleClick = async () => {
    if (isSaving) return;
    setIsSaving(true);
    setMessage('Saving the itinerary');
    try {
      await saveItinerary();
      setMessage('Itinerary saved');
    } catch {
      setMessage('The itinerary could not be saved. Try again.');
    }
    setIsSaving(false);
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Button
        variant="contained"
        aria-disabled={isSaving}
        onClick={handleClick}
        startIcon={
          isSaving ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SaveIcon />
        }
        sx={{ flexShrink: 0 }}
      >
        Save itinerary
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
