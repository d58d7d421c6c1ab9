import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupSizes() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="Coin">
        <Button>Clean</Button>
        <Button>Weigh</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Vase">
        <Button>Clean</Button>
        <Button>Weigh</Button>
      </ButtonGroup>
      <ButtonGroup size="large" aria-label="Statue">
        <Button>Clean</Button>
        <Button>Weigh</Button>
      </ButtonGroup>
    </Stack>
  );
}
