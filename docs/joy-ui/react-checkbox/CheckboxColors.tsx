import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxColors() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <Checkbox color="primary" label="Window seat" defaultChecked />
      <Checkbox color="neutral" label="Quiet car" defaultChecked />
      <Checkbox color="success" label="Ticket paid" defaultChecked />
      <Checkbox color="danger" label="Delete my data" defaultChecked />
    </Stack>
  );
}
