import Button from '@mui/joy/Button';

export default function BasicButton() {
  return <Button>Book a table</Button>;
}
