import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupVariants() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Condition report">
        <Button>Print</Button>
        <Button>Email</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" aria-label="Loan contract">
        <Button>Sign</Button>
        <Button>Return</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Curator’s note">
        <Button>Copy</Button>
        <Button>Archive</Button>
      </ButtonGroup>
    </Stack>
  );
}
