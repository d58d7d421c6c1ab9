import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';

export default function CardSizes() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Card size="sm">Small</Card>
      <Card size="md">Medium</Card>
      <Card size="lg">Large</Card>
    </Stack>
  );
}
