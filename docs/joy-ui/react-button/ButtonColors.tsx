import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button>Continue</Button>
      <Button color="neutral">Back to cart</Button>
      <Button color="success">Approve refund</Button>
      <Button color="warning">Pause subscription</Button>
      <Button color="danger">Delete account</Button>
    </Stack>
  );
}
