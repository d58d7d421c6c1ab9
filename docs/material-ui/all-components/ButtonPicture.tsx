import Button from '@mui/material/Button';

export default function ButtonPicture() {
  return <Button variant="contained">Book</Button>;
}
