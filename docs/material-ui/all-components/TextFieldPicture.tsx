import TextField from '@mui/material/TextField';

export default function TextFieldPicture() {
  return <TextField label="Name" defaultValue="Ada" size="small" sx={{ width: 130 }} />;
}
