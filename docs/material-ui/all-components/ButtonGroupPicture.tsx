import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupPicture() {
  return (
    <ButtonGroup size="small" aria-label="Period">
      <Button>Day</Button>
      <Button>Week</Button>
    </ButtonGroup>
  );
}
