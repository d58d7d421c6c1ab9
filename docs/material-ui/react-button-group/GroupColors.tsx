import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupColors() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Painting">
        <Button>Hang</Button>
        <Button>Store</Button>
      </ButtonGroup>
      <ButtonGroup color="secondary" aria-label="Drawing">
        <Button>Hang</Button>
        <Button>Store</Button>
      </ButtonGroup>
      <ButtonGroup color="inherit" aria-label="Print">
        <Button>Hang</Button>
        <Button>Store</Button>
      </ButtonGroup>
    </Stack>
  );
}
