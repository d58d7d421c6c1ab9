import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2}>
      <Input size="sm" defaultValue="A-113" aria-label="Shelf" />
      <Input defaultValue="Harbor maps" aria-label="Collection" />
      <Input size="lg" defaultValue="Charts of the bay" aria-label="Title of the exhibition" />
    </Stack>
  );
}
