import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledGroup() {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ButtonGroup disabled aria-label="Entry in the archive">
        <Button>Edit</Button>
        <Button>Publish</Button>
      </ButtonGroup>
      <Typography variant="body2">The entry is in the archive.</Typography>
    </Stack>
  );
}
