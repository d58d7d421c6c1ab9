import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';

const mirrored: SxProps<Theme> = (theme) => ({
  transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
});

export default function MirroredIcons() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" endIcon={<ArrowForwardIcon sx={mirrored} />}>
        Next passenger
      </Button>
      <Button variant="outlined" startIcon={<PhoneIcon />}>
        Call the hotel
      </Button>
    </Stack>
  );
}
