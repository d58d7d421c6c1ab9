import Button from '@mui/material/Button';

export default function BasicButton() {
  return <Button variant="contained">Book a seat</Button>;
}
