import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Oak cabinet">
      <Button>Photograph</Button>
      <Button>Restore</Button>
      <Button>Lend</Button>
    </ButtonGroup>
  );
}
