import Button from '@mui/material/Button';

export default function LoyaltyButton() {
  return (
    <Button variant="contained" color="harbor">
      Use 120 points
    </Button>
  );
}
