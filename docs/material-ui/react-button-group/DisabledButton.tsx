import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledButton() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="New entry">
        <Button>Preview</Button>
        <Button disabled>Publish</Button>
      </ButtonGroup>
      <Typography variant="body2">Add a photo to publish the entry.</Typography>
    </Stack>
  );
}
