import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function SelectIndicator() {
  return (
    <FormControl>
      <FormLabel>Sort by</FormLabel>
      <Select
        defaultValue="title"
        indicator={<KeyboardArrowDownIcon />}
        sx={{ [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '180deg' } }}
      >
        <Option value="title">Title</Option>
        <Option value="year">Year</Option>
      </Select>
    </FormControl>
  );
}
