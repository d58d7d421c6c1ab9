import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputColors() {
  return (
    <Stack spacing={2}>
      <Input color="neutral" defaultValue="Lisbon" aria-label="From" />
      <Input color="primary" defaultValue="Porto" aria-label="To" />
      <Input color="success" defaultValue="Train 542" aria-label="Train, confirmed" />
      <Input color="danger" defaultValue="Seat 81" aria-label="Seat, already taken" />
    </Stack>
  );
}
