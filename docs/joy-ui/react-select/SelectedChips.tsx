import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectedChips() {
  return (
    <FormControl>
      <FormLabel>Languages of the guide</FormLabel>
      <Select
        multiple
        defaultValue={['en', 'pt']}
        renderValue={(selected) => (
          <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {selected.map((option) => (
              <Chip key={option.value} component="span">
                {option.label}
              </Chip>
            ))}
          </Stack>
        )}
      >
        <Option value="en">English</Option>
        <Option value="pt">Portuguese</Option>
        <Option value="zh">Chinese</Option>
      </Select>
    </FormControl>
  );
}
