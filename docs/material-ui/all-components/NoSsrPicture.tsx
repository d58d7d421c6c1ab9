import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import WbTwilightIcon from '@mui/icons-material/WbTwilight';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function NoSsrPicture() {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'center', typography: 'body2' }}>
      <Skeleton variant="rounded" animation={false} width={104} height={24} />
      <ArrowDownwardIcon fontSize="small" color="action" />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <WbTwilightIcon fontSize="small" color="warning" />
        6:12 AM
      </Stack>
    </Stack>
  );
}
