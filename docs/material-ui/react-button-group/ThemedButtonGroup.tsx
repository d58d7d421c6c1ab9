import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ThemedButtonGroup() {
  return (
    <ButtonGroup aria-label="Request for drawer 8">
      <Button>Accept</Button>
      <Button>Propose</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
