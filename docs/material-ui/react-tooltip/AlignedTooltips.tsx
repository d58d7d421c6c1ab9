import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function AlignedTooltips() {
  return (
    <Stack spacing={1}>
      <Tooltip describeChild title="12 MB" placement="top-start">
        <Button variant="outlined" href="/maps/north.pdf">
          Map of the northern shore
        </Button>
      </Tooltip>
      <Tooltip describeChild title="18 MB" placement="bottom-end">
        <Button variant="outlined" href="/maps/south.pdf">
          Map of the southern shore
        </Button>
      </Tooltip>
    </Stack>
  );
}
