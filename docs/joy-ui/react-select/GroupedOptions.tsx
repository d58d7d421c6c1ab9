import { useId } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function GroupedOptions() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel>Port</FormLabel>
      <Select defaultValue="faro">
        <List aria-labelledby={`${id}-south`}>
          <ListItem id={`${id}-south`} sticky>
            South
          </ListItem>
          <Option value="faro">Faro</Option>
          <Option value="lagos">Lagos</Option>
        </List>
        <List aria-labelledby={`${id}-north`}>
          <ListItem id={`${id}-north`} sticky>
            North
          </ListItem>
          <Option value="porto">Porto</Option>
          <Option value="braga">Braga</Option>
        </List>
      </Select>
    </FormControl>
  );
}
