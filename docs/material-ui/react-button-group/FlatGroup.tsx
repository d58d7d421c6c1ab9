import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function FlatGroup() {
  return (
    <ButtonGroup variant="contained" disableElevation aria-label="Tapestry">
      <Button>Roll up</Button>
      <Button>Unroll</Button>
    </ButtonGroup>
  );
}
