import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text =
  'The path is closed from the first snow until the end of April, because avalanches cross it.';

export default function TooltipWidths() {
  return (
    <Stack spacing={1}>
      <Tooltip describeChild title={text}>
        <Button variant="outlined" href="/paths/ridge">
          300 pixels
        </Button>
      </Tooltip>
      <Tooltip describeChild title={text} slotProps={{ tooltip: { sx: { maxWidth: 500 } } }}>
        <Button variant="outlined" href="/paths/valley">
          500 pixels
        </Button>
      </Tooltip>
      <Tooltip
        describeChild
        title={'Open:\nMay to October'}
        slotProps={{ tooltip: { sx: { whiteSpace: 'pre-line' } } }}
      >
        <Button variant="outlined" href="/paths/shore">
          Line break
        </Button>
      </Tooltip>
    </Stack>
  );
}
