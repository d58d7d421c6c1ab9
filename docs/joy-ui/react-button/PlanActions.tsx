import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function PlanActions() {
  return (
    <ButtonGroup aria-label="Plan" color="primary">
      <Button>Compare</Button>
      <Button>Print</Button>
      <Button>Share</Button>
    </ButtonGroup>
  );
}
