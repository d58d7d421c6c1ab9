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
            View rental
          </Button>
        }
      />
      <SnackbarContent
        role="note"
        message="Rental 2081 ends at 17:00, and a reminder goes to Ana Castro half an hour earlier"
        action={
          <Button color="inherit" size="small" href="/rentals/2081">
            Change the reminder
          </Button>
        }
      />
    </Stack>
  );
}
