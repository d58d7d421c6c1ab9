import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function RinkTickets() {
  return (
    <Stack component="form" action="/tickets" spacing={2} sx={{ maxWidth: 360 }}>
      <Typography component="h3" level="title-lg">
        Public skating
      </Typography>
      <FormControl>
        <FormLabel>Day</FormLabel>
        <Input name="day" type="date" />
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit">Find a time</Button>
        <Button component="a" href="/prices" variant="plain">
          Prices
        </Button>
      </Stack>
    </Stack>
  );
}
