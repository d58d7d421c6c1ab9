import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const states = [
  { name: 'Enabled' },
  { name: 'Disabled', disabled: true },
  { name: 'Loading', loading: true },
];

export default function ButtonStates() {
  return (
    <Stack spacing={2}>
      {states.map(({ name, ...state }) => {
        const progress = <CircularProgress aria-label={name} />;
        return (
          <Stack key={name} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Typography level="body-sm" sx={{ width: 64 }}>
              {name}
            </Typography>
            <Button {...state} loadingIndicator={progress}>
              Reserve
            </Button>
            <IconButton
              {...state}
              loadingIndicator={progress}
              variant="outlined"
              aria-label="Add to wish list"
            >
              <SvgIcon>
                <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z" />
              </SvgIcon>
            </IconButton>
          </Stack>
        );
      })}
    </Stack>
  );
}
