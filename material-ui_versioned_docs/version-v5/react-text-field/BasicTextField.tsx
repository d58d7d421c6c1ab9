import TextField from '@mui/material/TextField';

export default function BasicTextField() {
  return <TextField id="guest-name" label="Name of guest" />;
}
