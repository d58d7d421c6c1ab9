import { Box } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';

export default function HiddenDetail() {
  return (
    <a href="/departures/naxos">
      Details
      <Box component="span" sx={visuallyHidden}>
        {' '}
        of the ferry to Naxos
      </Box>
    </a>
  );
}
