import TextField from '@mui/material/TextField';

export default function BasicTextField() {
  return <TextField label="Name of guest" />;
}
