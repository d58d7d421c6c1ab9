import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function FullWidthGroup() {
  return (
    <ButtonGroup fullWidth aria-label="Visit of the storage">
      <Button>Accept</Button>
      <Button>Decline</Button>
    </ButtonGroup>
  );
}
