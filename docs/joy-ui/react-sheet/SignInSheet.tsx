import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SignInSheet() {
  return (
    <Sheet
      variant="outlined"
      component="form"
      action="/sign-in"
      method="post"
      sx={{ p: 3, borderRadius: 'md', boxShadow: 'md' }}
    >
      <Stack spacing={2}>
        <Typography component="h2" level="title-lg">
          City library
        </Typography>
        <FormControl>
          <FormLabel>Card number</FormLabel>
          <Input name="card" autoComplete="username" />
        </FormControl>
        <FormControl>
          <FormLabel>Password</FormLabel>
          <Input name="password" type="password" autoComplete="current-password" />
        </FormControl>
        <Button type="submit">Sign in</Button>
      </Stack>
    </Sheet>
  );
}
