import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function SnackbarMessages() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <SnackbarContent role="note" message="Helmet size M added to rental 2081" />
      <SnackbarContent
        role="note"
        message={
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <DirectionsBikeIcon fontSize="small" />
            <span>E-bike 31 is charged</span>
          </Stack>
        }
      />
      <SnackbarContent
        role="note"
        message="Tandem 2 reserved"
        action={
          <Button color="inherit" size="small" href="/rentals/2084">
            View
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="No connection to the card reader. Rental 2081 is saved and is sent once the reader is back."
        action={
          <Button color="inherit" size="small" href="/help/card-reader">
            Card reader help
          </Button>
        }
      />
    </Stack>
  );
}
