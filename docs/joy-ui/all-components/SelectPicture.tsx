import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectPicture() {
  return (
    <Select
      size="sm"
      defaultValue="large"
      slotProps={{ button: { 'aria-label': 'Size' } }}
      sx={{ width: 120 }}
    >
      <Option value="large">Large</Option>
    </Select>
  );
}
