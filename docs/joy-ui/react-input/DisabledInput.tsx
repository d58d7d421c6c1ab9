import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function DisabledInput() {
  return (
    <Stack spacing={2}>
      <Input disabled defaultValue="Not yet known" aria-label="Gate" />
      <Input readOnly defaultValue="LX 1952" aria-label="Flight number" />
    </Stack>
  );
}
