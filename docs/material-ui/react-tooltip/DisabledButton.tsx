import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledButton() {
  return (
    <Tooltip describeChild title="There is no route yet">
      <Box component="span" sx={{ display: 'inline-flex' }}>
        <Button variant="contained" disabled>
          Export route
        </Button>
      </Box>
    </Tooltip>
  );
}
