import TextField from '@mui/material/TextField';

export default function FirstField() {
  return <TextField label="Your name" autoComplete="name" />;
}
