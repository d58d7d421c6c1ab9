import Input from '@mui/joy/Input';

export default function InputPicture() {
  return (
    <Input
      startDecorator="€"
      defaultValue="45.00"
      slotProps={{ input: { 'aria-label': 'Price' } }}
      sx={{ width: 120 }}
    />
  );
}
