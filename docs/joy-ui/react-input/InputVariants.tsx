import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2}>
      <Input variant="outlined" defaultValue="Outlined" aria-label="Title" />
      <Input variant="soft" defaultValue="Soft" aria-label="Subtitle" />
      <Input variant="plain" defaultValue="Plain" aria-label="Author" />
      <Input variant="solid" defaultValue="Solid" aria-label="Publisher" />
    </Stack>
  );
}
