import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Porcelain bowl">
      <Button>Photograph</Button>
      <Button>Restore</Button>
      <Button>Lend</Button>
    </ButtonGroup>
  );
}
