import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPicture() {
  return (
    <Select size="small" defaultValue="en" inputProps={{ 'aria-label': 'Language' }}>
      <MenuItem value="en">English</MenuItem>
    </Select>
  );
}
