import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';

export default function CardVariants() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Card variant="outlined">Outlined</Card>
      <Card variant="plain">Plain</Card>
      <Card variant="soft" color="success">
        Soft
      </Card>
      <Card variant="solid" color="success">
        Solid
      </Card>
    </Stack>
  );
}
